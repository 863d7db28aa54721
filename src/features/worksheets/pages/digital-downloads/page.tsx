import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { digitalDownloads } from "#content/pages/digital-downloads.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { buttonClass } from "#ui/button-class.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { PlainOpening } from "#web/sections/plain-opening.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";
import {
  downloadsStructuredData,
  type ListedCard,
  type ListedGroup,
  listedCards,
  listedSheets,
} from "./listed-files.server.ts";

/** The page's copy, and every file with its facts from the build. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const { path, name, meta, heading, introduction, picture, about, cards, sheets, closing, file } =
    digitalDownloads;
  return {
    page: { path, name, meta, heading, introduction, picture, about, cards, sheets, closing },
    download: file.download,
    cards: listedCards(),
    groups: listedSheets(),
    ...trailOf(digitalDownloads, siteUrl),
    structuredData: pack(downloadsStructuredData(siteUrl)),
    siteUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Digital Downloads: pocket cards and blank worksheets, each with its size, pages and language. */
export default function DigitalDownloads() {
  const { page, download, cards, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PlainOpening page={page} />
      <Section labelledBy="about-files" tight>
        <h2 className="sr-only" id="about-files">
          {page.about.heading}
        </h2>
        <dl className="grid gap-x-12 gap-y-5 border-y border-line py-7 md:grid-cols-3">
          {page.about.points.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <CardFiles cards={cards} download={download} copy={page.cards} />
      <SheetFiles download={download} groups={groups} copy={page.sheets} />
      <Section ground="warm" tight>
        <p className="max-w-text text-lead">{page.closing.text}</p>
        <p className="mt-2">
          <ButtonLink href={page.closing.link.href} variant="text">
            {page.closing.link.text}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}

type CardFilesProps = {
  cards: readonly ListedCard[];
  copy: typeof digitalDownloads.cards;
  download: string;
};

/** The cards, each with its facts and a download button. */
function CardFiles({ cards, copy, download }: CardFilesProps) {
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

type SheetFilesProps = {
  groups: readonly ListedGroup[];
  copy: typeof digitalDownloads.sheets;
  download: string;
};

/** The blank worksheets by path, as one list. */
function SheetFiles({ groups, copy, download }: SheetFilesProps) {
  return (
    <Section id={copy.id} labelledBy={`${copy.id}-heading`}>
      <Heading level={2} id={`${copy.id}-heading`}>
        {copy.heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{copy.lead}</p>
      {groups.map(({ id, name, files }) => (
        <section
          aria-labelledby={`${id}-files`}
          className="mt-12 grid gap-x-12 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]"
          key={id}
        >
          <Heading className="lg:pt-4" level={3} id={`${id}-files`}>
            {name}
          </Heading>
          <ul className="border-t border-line">
            {files.map((file) => (
              <li
                className="flex flex-wrap items-baseline justify-between gap-x-8 border-b border-line py-2"
                key={file.id}
              >
                <span className="flex flex-wrap items-baseline gap-x-4">
                  <span className="font-display text-h4 font-[450]">{file.title}</span>
                  <span className="text-small text-ink-faint">{file.facts}</span>
                </span>
                <span className="flex gap-6">
                  <a
                    className="inline-flex min-h-11 items-center text-small font-semibold text-link-inline"
                    href={file.fill}
                  >
                    {copy.fill}
                    <span className="sr-only">: {file.title}</span>
                  </a>
                  <a
                    className="inline-flex min-h-11 items-center text-small font-semibold text-link-inline"
                    download=""
                    href={file.href}
                    type="application/pdf"
                  >
                    {download}
                    <span className="sr-only">: {file.title}</span>
                  </a>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}
