import { useEffect, useRef } from "react";
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { sheetFile } from "#content/downloads/all.ts";
import { pageAt } from "#content/index.ts";
import { digitalDownloads } from "#content/pages/digital-downloads.ts";
import { groupName, relatedWorksheets, worksheetPath } from "#content/pages/worksheet-pages.ts";
import { worksheets } from "#content/pages/worksheets.ts";
import { filled } from "#content/template.ts";
import { allWorksheets } from "#content/worksheets/all.ts";
import type { Worksheet } from "#content/worksheets/worksheet.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CardLink } from "#ui/card-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { Trail } from "#web/layout/trail.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { movedWithin } from "#web/pages/not-found/not-found.server.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { withUnsent } from "#web/unsent.ts";
import { keepSheet } from "../../client/keep-sheet.ts";
import { downloadFile } from "../../reads.server.ts";
import { worksheetStructuredData } from "../worksheets/structured-data.server.ts";
import { renderSheet } from "./drawn-sheet.server.tsx";
import "./worksheet.css";

function Opening({ view }: { view: WorksheetView }) {
  const { kept } = view.copy;
  return (
    <header className="pt-section-tight print:pt-0">
      <div className="print:hidden">
        <Trail />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
          <Tag>{view.group}</Tag>
          <span className="flex items-center gap-2 text-ink-soft">
            <Icon name="clock" />
            {view.minutes}
          </span>
        </p>
      </div>
      <h1 className="mt-4 max-w-[18em] text-h1 focus-ring print:mt-0" tabIndex={-1}>
        {view.title}
      </h1>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button className="sheets-kept" onClick={() => print()} size="small" variant="primary">
          {view.printHere}
        </Button>
        <ButtonLink
          download=""
          href={view.download.href}
          size="small"
          type="application/pdf"
          variant="outline"
        >
          {view.download.text}
        </ButtonLink>
      </div>
      <p className="mt-5 max-w-[38rem] text-lead text-ink-soft">{view.forWhom}</p>
      <p className="sheets-kept mt-4 max-w-text text-small text-ink-soft print:hidden">
        {kept.text}{" "}
        <a className="text-link-inline" href={kept.href}>
          {kept.linkText}
        </a>
      </p>
      <p className="sheets-unscripted mt-4 max-w-text font-semibold print:hidden">{view.withoutScript}</p>
    </header>
  );
}

const afterSheet = "after-sheet";

export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  const { siteUrl } = context.get(pageRequest);
  const sheet = allWorksheets.find(({ id }) => id === params.slug);
  const page = sheet && pageAt(worksheetPath(sheet.id));
  if (sheet === undefined || page === undefined) return data(await movedWithin(args), { status: 404 });
  const copy = {
    page: { path: page.path, meta: page.meta },
    view: worksheetView(sheet),
    structuredData: pack(worksheetStructuredData(sheet, siteUrl)),
    ...trailOf(page, siteUrl),
    siteUrl,
  };
  const html = renderSheet(sheet, afterSheet);
  return new URL(request.url).pathname.endsWith(".data") ? { ...copy, html } : withUnsent(copy, html);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  return pageMeta("moved" in loaderData ? loaderData.moved : loaderData);
};

/** A changed anchor needs no request. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function WorksheetPage() {
  const loaded = useLoaderData<typeof loader>();
  if ("moved" in loaded) return <Moved near={loaded.moved.near} page={loaded.moved.page} />;
  const { view, html } = loaded;
  return (
    <>
      <FilledIn html={html ?? ""} key={view.id} view={view} />
      <Others view={view} />
    </>
  );
}

/** The server-rendered worksheet, with a script that saves what is typed. */
function FilledIn({ view, html }: { view: WorksheetView; html: string }) {
  const root = useRef<HTMLDivElement>(null);
  const { keeper } = view;

  useEffect(() => {
    if (!root.current) return;
    const controller = new AbortController();
    keepSheet(root.current, keeper, controller.signal);
    return () => controller.abort();
  }, [keeper]);

  return (
    <div className="sheets mx-auto max-w-narrow px-gutter pb-section-tight" ref={root}>
      <Opening view={view} />
      <div
        className="mt-8 print:mt-3"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, from our own words
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
    </div>
  );
}

function Others({ view: { related, copy, list } }: { view: WorksheetView }) {
  return (
    <Section ground="tint" id={afterSheet} labelledBy={`${afterSheet}-heading`} tight>
      <Heading level={2} id={`${afterSheet}-heading`}>
        {copy.related.heading}
      </Heading>
      <ul className="mt-stack grid gap-grid md:grid-cols-3">
        {related.map(({ href, title, text }) => (
          <li key={href}>
            <CardLink href={href} more={copy.related.more} text={text} title={title} />
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        <ButtonLink href={list} variant="text">
          {copy.back}
        </ButtonLink>
        <ButtonLink href={copy.downloads.href} variant="text">
          {copy.downloads.text}
        </ButtonLink>
      </p>
    </Section>
  );
}

/** The link to the blank PDF, with its pages and size. */
function downloadOf({ id }: Worksheet): { href: string; text: string } {
  const { href, facts } = downloadFile(sheetFile(id));
  const { file } = digitalDownloads;
  const size = facts ? `${file.pages(facts.pages)}, ${file.size(facts.bytes)}` : file.kind;
  return { href, text: filled(worksheets.sheet.download, { facts: size }) };
}

function worksheetView(sheet: Worksheet) {
  const { keeper, keeping, ownPage, path } = worksheets;
  return {
    id: sheet.id,
    title: sheet.title,
    forWhom: sheet.forWhom,
    group: groupName(sheet),
    minutes: filled(worksheets.sheet.minutes, { minutes: sheet.minutes }),
    list: path,
    printHere: worksheets.sheet.printHere,
    download: downloadOf(sheet),
    keeper,
    withoutScript: keeping.withoutScript,
    copy: ownPage,
    related: relatedWorksheets(sheet).map(({ id, title, forWhom }) => ({
      href: worksheetPath(id),
      title,
      text: forWhom,
    })),
  };
}

type WorksheetView = ReturnType<typeof worksheetView>;
