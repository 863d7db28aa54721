import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { digitalDownloads } from "#content/pages/digital-downloads.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Image } from "#ui/image.tsx";
import { Section } from "#ui/section.tsx";
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

export default function DigitalDownloads() {
  const { page, download, cards, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PlainOpening page={page} />
      <CardFiles cards={cards} download={download} copy={page.cards} />
      <SheetFiles download={download} groups={groups} copy={page.sheets} />
      <Section ground="tint" labelledBy="about-files" tight>
        <Heading level={2} size={3} id="about-files">
          {page.about.heading}
        </Heading>
        <dl className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-3">
          {page.about.points.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
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

function CardFiles({ cards, copy, download }: CardFilesProps) {
  return (
    <Section id={copy.id} labelledBy={`${copy.id}-heading`} tight>
      <Heading level={2} id={`${copy.id}-heading`}>
        {copy.heading}
      </Heading>
      <p className="max-w-text text-ink-soft">{copy.lead}</p>
      <ul className="mt-5 grid border-t border-line sm:grid-cols-2 sm:gap-grid sm:border-0 lg:grid-cols-3">
        {cards.map(({ id, title, text, language, shape, href, thumbnail, facts, tags }) => (
          <li
            className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-4 border-b border-line py-3 sm:gap-x-5 sm:rounded-xl sm:border sm:bg-surface sm:p-card sm:shadow-card"
            key={id}
          >
            <Thumbnail className="row-span-2 w-11 sm:w-18" src={thumbnail} />
            <div>
              <Heading level={3} size={4} lang={language}>
                {title}
              </Heading>
              <p className="text-small text-ink-soft max-sm:hidden">{text}</p>
              <p className="mt-1 text-small text-ink-faint sm:mt-2">
                <span className="max-sm:hidden">
                  {shape}. {tags.join(", ")}.
                  <br />
                </span>
                {facts}
              </p>
            </div>
            <p className="sm:mt-2">
              <a
                className="inline-flex min-h-11 items-center text-small font-semibold text-link-inline"
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

/** A small picture of a file's first page. */
function Thumbnail({ src, className }: { src: string; className: string }) {
  return (
    <Image
      alt=""
      className={`aspect-149/198 self-start rounded-xs border border-line bg-surface ${className}`}
      height={198}
      src={src}
      width={149}
    />
  );
}

type SheetFilesProps = {
  groups: readonly ListedGroup[];
  copy: typeof digitalDownloads.sheets;
  download: string;
};

function SheetFiles({ groups, copy, download }: SheetFilesProps) {
  return (
    <Section id={copy.id} labelledBy={`${copy.id}-heading`} tight>
      <Heading level={2} id={`${copy.id}-heading`}>
        {copy.heading}
      </Heading>
      <p className="mb-4 max-w-text text-ink-soft">{copy.lead}</p>
      {groups.map(({ id, name, files }) => (
        <details className="group/files border-t border-line" id={`${id}-files`} key={id}>
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 rounded-sm focus-ring hover:text-link">
            <Heading className="flex flex-wrap items-baseline gap-x-4" level={3} size={4}>
              {name}
              <span className="font-sans text-small font-normal text-ink-faint">{files.length}</span>
            </Heading>
            <Icon className="size-5 text-link group-open/files:hidden" name="plus" />
            <Icon className="hidden size-5 text-link group-open/files:block" name="minus" />
          </summary>
          <ul className="grid gap-x-12 border-t border-line lg:grid-cols-2">
            {files.map((file) => (
              <li
                className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-2.5 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
                key={file.id}
              >
                <Thumbnail className="w-11 max-sm:row-span-2" src={file.thumbnail} />
                <div>
                  {/* The whole row downloads, but for the link to the form. */}
                  <a
                    className="font-semibold text-link after:absolute after:inset-0 after:rounded-sm hover:underline focus-visible:outline-none focus-visible:after:shadow-focus focus-visible:after:outline-3 focus-visible:after:outline-transparent"
                    download=""
                    href={file.href}
                    type="application/pdf"
                  >
                    {file.title}
                    <span className="sr-only">: {download}</span>
                  </a>
                  <p className="flex items-center gap-1.5 text-small text-ink-faint">
                    <Icon className="size-4" name="download" />
                    {file.facts}
                  </p>
                </div>
                <a
                  className="relative inline-flex min-h-11 items-center justify-self-start text-small text-link-inline max-sm:col-start-2 max-sm:min-h-9"
                  href={file.fill}
                >
                  {copy.fill}
                  <span className="sr-only">: {file.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Section>
  );
}
