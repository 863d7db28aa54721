import { renderToStaticMarkup } from "react-dom/server";
import { Introduction } from "./introduction.tsx";

/** An introduction as HTML. It is drawn here, so that no visitor fetches a reader of Markdown. */
export function drawIntroduction(markdown: string): string {
  return renderToStaticMarkup(<Introduction markdown={markdown} />);
}
