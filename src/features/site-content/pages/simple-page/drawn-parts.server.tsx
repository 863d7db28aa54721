/**
 * The parts of a page as HTML. They are rendered only on the server, with the components of the site's other pages, so
 * that a page of the team's needs hardly any script. React escapes all text.
 */
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { layout } from "#content/layout.ts";
import type { simplePageCopy } from "#content/simple-pages/page-copy.ts";
import type { PageCard, PagePart, PartLink, PartOf } from "#content/simple-pages/simple-page.ts";
import { uploadedPicture } from "#content/uploaded-pictures.ts";
import { articleHtml } from "#features/knowledge-hub/pages/article/drawn-article.server.tsx";
import { NewsletterForm } from "#features/newsletter/ui/newsletter-form.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CardLink } from "#ui/card-link.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Heading } from "#ui/heading.tsx";
import { WithNumbers } from "#ui/with-numbers.tsx";
import { Call } from "#web/sections/call.tsx";
import { Picture } from "#web/sections/uploaded-picture.tsx";
import type { NewsletterPartProps } from "../home/newsletter.tsx";

/** What the parts of one page share. */
type Around = {
  newsletter: NewsletterPartProps;
  /** The headings and buttons that lead to the other forms, in the language of the page. */
  links: typeof simplePageCopy.forms;
  /** The ids that headings inside texts have so far. */
  taken: Set<string>;
};

/** Where a part is on the page, also for links that skip a passage. */
const placeOf = (at: number) => `part-${at + 1}`;

/** What else on the page has an id that a heading could have. */
const ownIds = ["main", "letter", "newsletter-form", "newsletter-email", "newsletter-consent"];

/** The sign-up form in it is hydrated later (page.tsx). */
export function partsHtml(parts: readonly PagePart[], shared: Omit<Around, "taken">): string {
  const taken = new Set([...ownIds, placeOf(parts.length), ...parts.map((_, at) => placeOf(at))]);
  const around: Around = { ...shared, taken };
  return renderToStaticMarkup(
    <>
      {parts.map((part, at) => (
        <div
          className={`${spaceAround(part, parts[at - 1], at === parts.length - 1)} first:mt-0`}
          id={placeOf(at)}
          key={part.id}
        >
          <Part around={around} at={at} part={part} />
        </div>
      ))}
      <div id={placeOf(parts.length)} />
    </>,
  );
}

/** Headings begin something; what follows one belongs to it. A call has a space of its own, and is as wide as sections. */
function spaceAround(part: PagePart, before: PagePart | undefined, isLast: boolean): string {
  if (part.kind === "heading") return "mt-16";
  if (part.kind === "call") return isLast ? "-mx-gutter -mb-section-tight" : "-mx-gutter";
  const isRunning = part.kind === "text" && before?.kind === "text";
  return before?.kind === "heading" || isRunning ? "mt-stack" : "mt-10";
}

function Part({ part, at, around }: { part: PagePart; at: number; around: Around }) {
  switch (part.kind) {
    case "heading":
      return (
        <Heading className="max-w-[20em] text-balance" level={2}>
          {part.text}
        </Heading>
      );
    case "text":
      return <Text after={placeOf(at + 1)} taken={around.taken} text={part.text} />;
    case "picture":
      return <PicturePart {...part} />;
    case "cards":
      return <Cards {...part} />;
    case "call":
      return (
        <Call
          contact={{ text: part.button, ...targetOf(part) }}
          heading={part.heading}
          id={`${placeOf(at)}-call`}
          {...(part.text === undefined ? {} : { text: part.text })}
        />
      );
    case "faq":
      return <Questions {...part} />;
    case "form":
      return <FormPart {...part} around={around} />;
  }
}

function Text({ text, after, taken }: { text: string; after: string; taken: Set<string> }) {
  const html = articleHtml(text, { after, taken });
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React, as the text of an article is
    <div className="prose max-w-text" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** A picture that was deleted, which only an old version can show, leaves its text. */
function PicturePart({ picture: id, alt, caption }: PartOf<"picture">) {
  const picture = uploadedPicture(id);
  return (
    <figure className="max-w-[54rem]">
      {picture === undefined ? null : (
        <Picture
          className="h-auto w-full rounded-2xl border-8 border-frame shadow-card"
          picture={alt === undefined ? picture : { ...picture, alt }}
          sizes="(min-width: 58rem) 54rem, 100vw"
        />
      )}
      {caption === undefined ? null : (
        <figcaption className="mt-3 text-small text-ink-soft">{caption}</figcaption>
      )}
    </figure>
  );
}

function Cards({ cards }: PartOf<"cards">) {
  return (
    <ul className="grid gap-grid sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li className="wrap-anywhere" key={card.id}>
          <CardLink
            external={newTabOf(card)}
            href={targetOf(card).href}
            text={card.text}
            title={card.title}
          />
        </li>
      ))}
    </ul>
  );
}

function Questions({ id, questions }: PartOf<"faq">) {
  return (
    <div className="max-w-200 border-t border-line">
      {questions.map((each) => (
        <Disclosure group={`faq-${id}`} key={each.id} title={each.question}>
          <div className="grid gap-3 wrap-anywhere">{paragraphs(each.answer)}</div>
        </Disclosure>
      ))}
    </div>
  );
}

function paragraphs(text: string): ReactNode {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim() !== "");
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places in a rendered page
    <p className="whitespace-pre-line" key={at}>
      <WithNumbers text={part.trim()} />
    </p>
  ));
}

function FormPart({
  form,
  heading,
  text,
  around: { newsletter, links },
}: PartOf<"form"> & { around: Around }) {
  const isNewsletter = form === "newsletter";
  const ours = isNewsletter ? newsletter.copy.heading : links[form].heading;
  // Nobody answers for the form in this page's language, so it's in English.
  const isEnglish = isNewsletter && newsletter.translated === undefined;
  const english = isEnglish ? ({ dir: "ltr", lang: "en" } as const) : {};
  return (
    <div
      className={
        isNewsletter
          ? "grid items-center gap-x-16 gap-y-6 lg:grid-cols-[1fr_minmax(0,36rem)]"
          : "max-w-200 rounded-xl border border-line bg-surface p-card shadow-card"
      }
    >
      <div>
        <Heading level={2} size={3} {...(heading === undefined ? english : {})}>
          {heading ?? ours}
        </Heading>
        {text === undefined ? null : <p className="max-w-text text-ink-soft wrap-anywhere">{text}</p>}
        {isNewsletter ? null : (
          <ButtonLink className="mt-5" href={links[form].href} variant="primary">
            {links[form].button}
          </ButtonLink>
        )}
      </div>
      {isNewsletter ? (
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React from our own copy
          dangerouslySetInnerHTML={{ __html: renderToString(<NewsletterForm {...newsletter} />) }}
          id="letter"
          {...english}
        />
      ) : null}
    </div>
  );
}

/** Where a card or a button leads. The form sees to it that there is a target. */
function targetOf({ page, href }: PartLink): { href: string; external?: string } {
  return href === undefined ? { href: page ?? "/" } : { href, external: layout.opensInNewTab };
}

function newTabOf(card: PageCard): string | undefined {
  return targetOf(card).external;
}
