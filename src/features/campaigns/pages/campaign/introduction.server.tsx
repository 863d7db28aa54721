import { renderToStaticMarkup } from "react-dom/server";
import { Introduction } from "./introduction.tsx";

/** An introduction as HTML, rendered on the server so that visitors don't load the Markdown parser. */
export function renderIntroduction(markdown: string): string {
  return renderToStaticMarkup(<Introduction markdown={markdown} />);
}
