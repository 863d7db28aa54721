/**
 * The text of an article as HTML. It's rendered only on the server, so browsers load neither the articles nor a
 * Markdown parser.
 */
import { Children, createContext, createElement, type ReactNode, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown, { type Components, type ExtraProps } from "react-markdown";
import { noteOn, type Topic, topicNames } from "#content/content-notes.ts";
import { type ArticlePart, articleParts, type NotePart } from "#content/knowledge-hub/article-parts.ts";
import type { WholeArticle } from "#content/knowledge-hub/current-articles.ts";
import { headingId } from "#content/knowledge-hub/heading-id.ts";
import { layout } from "#content/layout.ts";
import { idInAddress, picturesInText, uploadedPicture } from "#content/uploaded-pictures.ts";
import { isOwnAddress } from "#platform/http/own-address.ts";
import { boundedMarkdown, isTooCostly } from "#platform/markdown/cost.ts";
import { dialect, dialectElements } from "#platform/markdown/dialect.ts";
import { GentlePart } from "#ui/gentle-part.tsx";
import { WithNumbers } from "#ui/with-numbers.tsx";
import { Picture } from "#web/sections/uploaded-picture.tsx";

type Around = {
  /** The id of what comes after the text; its last note links to it. */
  after: string;
  /** The ids that headings on the page have so far; an article's headings differ, as its hints ask. */
  taken?: Set<string>;
  /** Shows the marks of the text as they were typed, since rendering them would take too long. */
  asTyped?: boolean;
};

const inArticle: Around = { after: "after-article" };
const AroundText = createContext(inArticle);

/** What an article's Markdown can become. */
const allowed = [...dialectElements, "img"];

const isTopic = (name: string): name is Topic => Object.hasOwn(topicNames, name);

/** A passage on a hard topic. Gentle mode folds it, but never the warning signs and help lines inside. */
function Note({ topics, skipTo, repeats, parts }: NotePart) {
  const { after } = useContext(AroundText);
  const [first, ...others] = topics.filter(isTopic);
  if (first === undefined) throw new Error(`A note is about "${topics.join(" ")}", which is no topic`);
  const urgent = parts.filter(({ kind }) => kind === "urgent");
  const rest = parts.filter(({ kind }) => kind === "markdown");
  return (
    <GentlePart
      note={noteOn(first, ...others)}
      repeats={repeats}
      skipTo={skipTo ?? after}
      urgent={
        urgent.length > 0 ? (
          <div className="grid gap-3">
            {urgent.map(({ text }) => (
              <Urgent key={text} text={text} />
            ))}
          </div>
        ) : undefined
      }
    >
      {rest.length > 0 ? (
        <div className="prose pt-4">
          {rest.map(({ text }) => (
            <Words key={text} text={text} />
          ))}
        </div>
      ) : undefined}
    </GentlePart>
  );
}

function Urgent({ text }: { text: string }) {
  return (
    <div className="grid gap-2">
      <Words drawn={urgentComponents} text={text} />
    </div>
  );
}

function TextLink({ href = "", children }: { href?: string | undefined; children?: ReactNode }) {
  if (isOwnAddress(href))
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

/** A heading that the table of contents can link to. */
function SectionHeading({ node, children }: ExtraProps & { children?: ReactNode }) {
  const { taken } = useContext(AroundText);
  return <h2 id={node && freeId(headingId(textOf(node)), taken)}>{children}</h2>;
}

function freeId(wanted: string, taken: Set<string> | undefined): string {
  let id = wanted;
  for (let number = 2; taken?.has(id); number += 1) id = `${wanted}-${number}`;
  taken?.add(id);
  return id;
}

function textOf({ children }: NonNullable<ExtraProps["node"]>): string {
  return children
    .map((each) => (each.type === "element" ? textOf(each) : each.type === "text" ? each.value : ""))
    .join("");
}

/** An uploaded picture; anything else is left out, as every address of a picture is ours. */
function TextPicture({ src, alt = "" }: { src?: string | Blob | undefined; alt?: string | undefined }) {
  const picture = typeof src === "string" ? uploadedPicture(idInAddress(src)) : undefined;
  if (!picture) return null;
  return (
    <Picture
      className="my-2 h-auto w-full rounded-lg"
      picture={{ ...picture, alt }}
      sizes="(min-width: 48rem) 42rem, 100vw"
    />
  );
}

/** The page's title is its only first heading. */
const components: Components = {
  a: TextLink,
  p: Paragraph,
  h1: SectionHeading,
  h2: SectionHeading,
  h5: "h4",
  h6: "h4",
  img: TextPicture,
};

/** In a box of warning signs each one has its bullet. */
const urgentComponents: Components = {
  ...components,
  ul: ({ children }) => <ul className="grid list-disc gap-1.5 pl-6">{children}</ul>,
};

function Words({ text, drawn = components }: { text: string; drawn?: Components }) {
  const { asTyped = false } = useContext(AroundText);
  return (
    <Markdown allowedElements={allowed} components={drawn} remarkPlugins={dialect} skipHtml unwrapDisallowed>
      {boundedMarkdown(text, () => asTyped)}
    </Markdown>
  );
}

function Part(part: ArticlePart) {
  if (part.kind === "note") return <Note {...part} />;
  return part.kind === "urgent" ? <Urgent text={part.text} /> : <Words text={part.text} />;
}

/** An article's text as HTML, or a text of another page. */
export function articleHtml(text: string, around: Around = inArticle): string {
  const parts = articleParts(text).map((part, at) => createElement(Part, { ...part, key: at }));
  // The parts count together: a table in each note would add up.
  const value = { ...around, asTyped: isTooCostly(text) };
  return renderToStaticMarkup(createElement(AroundText, { value }, parts));
}

const drawn = new WeakMap<WholeArticle, string>();

/** An article's HTML is the same for everyone, and made once. */
export function renderArticle(article: WholeArticle): string {
  // A picture's focal point can change while the text stays the same.
  if (picturesInText(article.text).length > 0) return articleHtml(article.text);
  const known = drawn.get(article);
  if (known !== undefined) return known;
  const html = articleHtml(article.text);
  drawn.set(article, html);
  return html;
}
