import Markdown from "react-markdown";
import { boundedMarkdown } from "#platform/markdown/nesting.ts";

/** The allowed elements of an introduction: no pictures, no HTML, no scripts. */
const allowed = ["p", "strong", "em", "ul", "ol", "li", "a", "h2", "h3", "h4", "blockquote", "br"];

/** An introduction in Markdown. For visitors the server renders it; the admin's preview renders it in the browser. */
export function Introduction({ markdown }: { markdown: string }) {
  return (
    <Markdown
      allowedElements={allowed}
      components={{
        // The page has its own h1.
        h2: "h3",
        a: ({ href, children }) => (
          <a className="text-link-inline" href={href} rel="noopener nofollow">
            {children}
          </a>
        ),
      }}
      skipHtml
      unwrapDisallowed
    >
      {boundedMarkdown(markdown)}
    </Markdown>
  );
}
