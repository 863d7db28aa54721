import Markdown from "react-markdown";
import { boundedMarkdown } from "#platform/markdown/nesting.ts";

/** What an introduction may hold: no pictures, no HTML, nothing that runs. */
const allowed = ["p", "strong", "em", "ul", "ol", "li", "a", "h2", "h3", "h4", "blockquote", "br"];

/** An introduction as its Markdown says. Visitors get it drawn by the server; the desk's preview draws it itself. */
export function Introduction({ markdown }: { markdown: string }) {
  return (
    <Markdown
      allowedElements={allowed}
      components={{
        // The page has its own first heading.
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
