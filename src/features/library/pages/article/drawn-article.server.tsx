/**
 * The text of an article as HTML. It's rendered only on the server, so browsers load neither the articles nor the MDX
 * runtime.
 */
import { Children, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { noteOn, type Topic, topicNames } from "#content/content-notes.ts";
import { layout } from "#content/layout.ts";
import { GentlePart } from "#ui/gentle-part.tsx";
import { WithNumbers } from "#ui/with-numbers.tsx";

const isTopic = (name: string): name is Topic => Object.hasOwn(topicNames, name);

/** A passage on a hard topic; the build passes where the next section starts. */
function Note({ topics, skipTo, children }: { topics: string; skipTo: string; children: ReactNode }) {
  const [first, ...others] = topics.split(" ").filter(isTopic);
  if (first === undefined) throw new Error(`A note is about "${topics}", which is no topic`);
  const parts = Children.toArray(children).filter((part) => part !== "\n");
  const urgent = parts.filter(isUrgent);
  const rest = parts.filter((part) => !isUrgent(part));
  return (
    <GentlePart
      note={noteOn(first, ...others)}
      skipTo={skipTo}
      urgent={urgent.length > 0 ? <div className="grid gap-3">{urgent}</div> : undefined}
    >
      {rest.length > 0 ? <div className="prose pt-4">{rest}</div> : undefined}
    </GentlePart>
  );
}

/** Warning signs and help lines inside a `Note`. Gentle mode never folds them. */
function Urgent({ children }: { children: ReactNode }) {
  return <div className="grid gap-2">{children}</div>;
}

const isUrgent = (part: ReactNode) => isValidElement(part) && part.type === Urgent;

function TextLink({ href = "", children }: { href?: string; children?: ReactNode }) {
  if (href.startsWith("/") || href.startsWith("#"))
    return (
      <a className="text-link-inline" href={href}>
        {children}
      </a>
    );
  return (
    <a className="text-link-inline" href={href} rel="noopener" target="_blank">
      {children}
      <span className="sr-only"> ({layout.opensInNewTab})</span>
    </a>
  );
}

/** A paragraph in which help lines can be tapped. */
function Paragraph({ children }: { children?: ReactNode }) {
  return (
    <p>{Children.map(children, (part) => (typeof part === "string" ? <WithNumbers text={part} /> : part))}</p>
  );
}

const components = { Note, Urgent, a: TextLink, p: Paragraph };

type Text = { default: (props: { components: typeof components }) => ReactNode };

const texts = import.meta.glob<Text>("../../../../content/knowledge-hub/*.mdx");
const drawn = new Map<string, string>();

/** The text of the article of this name; the same for everyone. */
export async function renderArticle(slug: string): Promise<string> {
  const known = drawn.get(slug);
  if (known !== undefined) return known;
  const text = await texts[`../../../../content/knowledge-hub/${slug}.mdx`]?.();
  if (text === undefined) throw new Error(`There is no text for the article "${slug}"`);
  const html = renderToStaticMarkup(<text.default components={components} />);
  if (import.meta.env.PROD) drawn.set(slug, html);
  return html;
}
