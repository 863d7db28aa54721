import type { digitalDownloads } from "#content/pages/digital-downloads.ts";
import { buttonClass } from "#ui/button-class.ts";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import type { ListedCard } from "./listed-files.server.ts";

type CardFilesProps = {
  cards: readonly ListedCard[];
  copy: typeof digitalDownloads.cards;
  download: string;
};

/** The cards, each with its facts and a download button. */
export function CardFiles({ cards, copy, download }: CardFilesProps) {
  return (
    <Section ground="tint" id={copy.id} labelledBy={`${copy.id}-heading`}>
      <Heading level={2} id={`${copy.id}-heading`}>
        {copy.heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{copy.lead}</p>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ id, title, text, language, shape, href, facts, tags }) => (
          <li className="flex flex-col rounded-xl border border-line bg-surface p-card shadow-card" key={id}>
            <Heading level={3} lang={language}>
              {title}
            </Heading>
            <p className="mt-2 text-ink-soft">{text}</p>
            <p className="mt-4 text-small text-ink-faint">
              {shape}
              <br />
              {facts}
            </p>
            <ul className="mt-3 flex flex-wrap gap-2">
              {tags.map((tag) => (
                <li key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
            <p className="mt-auto pt-5">
              <a
                className={buttonClass("outline", "small")}
                download=""
                href={href}
                hrefLang={language}
                type="application/pdf"
              >
                {download}
                <span className="sr-only" lang={language}>
                  {" "}
                  {title}
                </span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
