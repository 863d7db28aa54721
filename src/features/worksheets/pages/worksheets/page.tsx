import { useEffect, useEffectEvent, useRef } from "react";
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
} from "react-router";
import { worksheets } from "#content/pages/worksheets.ts";
import { filledFor } from "#content/template.ts";
import { allWorksheets } from "#content/worksheets/all.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { CardLink } from "#ui/card-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { PlainOpening } from "#web/sections/plain-opening.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { withUnsent } from "#web/unsent.ts";
import { keepSheets } from "../../client/keep-sheets.ts";
import { afterList, renderSheets } from "./drawn-sheets.server.tsx";
import { worksheetsStructuredData } from "./structured-data.server.ts";
import "./worksheets.css";

/**
 * The group of worksheets in the address, and a function to change it: in the same history entry, without scrolling or
 * a request.
 */
function useChosenPath(
  known: readonly string[],
): [chosen: string | undefined, choose: (next: string | undefined) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const pathParameter = new URLSearchParams(search).get("path") ?? "";

  function choose(next: string | undefined): void {
    void navigate(
      { search: next === undefined ? "" : `path=${next}` },
      { replace: true, preventScrollReset: true },
    );
  }

  return [known.includes(pathParameter) ? pathParameter : undefined, choose];
}

/**
 * Opens the worksheet in the address, for browsers that don't open closed details by themselves. `onHidden` is called
 * if it's in a group that isn't shown.
 */
function openAtHash(root: HTMLElement, onHidden: () => void): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id === "" ? null : document.getElementById(id);
  const sheet = target?.closest("details");
  if (!target || !sheet || !root.contains(sheet)) return;
  const wasOpen = sheet.open;
  sheet.open = true;
  if (sheet.closest("[hidden]")) {
    onHidden();
    // The group is shown in the next render.
    requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
  } else if (!wasOpen) target.scrollIntoView();
}

export function loader({ context, request }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const { path, name, meta, heading, introduction, picture, keeping, ownPage, keeper, further, groups } =
    worksheets;
  const { count, ...list } = worksheets.list;
  const copy = {
    page: { path, name, meta, heading, introduction, picture, list, keeper, further },
    kept: { ...ownPage.kept, withoutScript: keeping.withoutScript },
    groups: groups.map((group) => {
      const inGroup = allWorksheets.filter((sheet) => sheet.path === group.id).length;
      return { ...group, count: filledFor(inGroup, count, { count: inGroup }) };
    }),
    afterList,
    ...trailOf(worksheets, siteUrl),
    structuredData: pack(worksheetsStructuredData(siteUrl)),
    siteUrl,
  };
  const html = renderSheets();
  return new URL(request.url).pathname.endsWith(".data") ? { ...copy, html } : withUnsent(copy, html);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** All groups are loaded already; a changed query needs no request. */
export const shouldRevalidate = () => false;

export default function Worksheets() {
  const { page, kept, groups, html, afterList } = useLoaderData<typeof loader>();
  const [chosen, choose] = useChosenPath(groups.map(({ id }) => id));
  const root = useRef<HTMLDivElement>(null);
  const showAll = useEffectEvent(() => choose(undefined));

  useEffect(() => {
    const place = root.current;
    if (!place) return;
    const controller = new AbortController();
    const open = () => openAtHash(place, showAll);
    keepSheets(place, page.keeper, controller.signal);
    open();
    addEventListener("hashchange", open, { signal: controller.signal });
    return () => controller.abort();
  }, [page]);

  const { list, further } = page;
  /* biome-ignore-start lint/security/noDangerouslySetInnerHtml: drawn by React on the server, from our own words */
  return (
    <>
      <PlainOpening page={page} />
      <div className="sheets" ref={root}>
        <section
          aria-labelledby={`${list.id}-heading`}
          className="sheets-list mx-auto max-w-page px-gutter pt-6 pb-section-tight sm:pt-section-tight"
          id={list.id}
        >
          <div className="sheets-around">
            <h2 className="sr-only" id={`${list.id}-heading`}>
              {list.heading}
            </h2>
            <p className="flex max-w-text gap-2 text-small text-ink-soft">
              <Icon className="mt-0.5 size-5" name="shield" />
              <span>
                <span className="sheets-unscripted">{kept.withoutScript} </span>
                <span className="sheets-kept">{kept.text} </span>
                <a className="text-link-inline" href={kept.href}>
                  {kept.linkText}
                </a>
              </span>
            </p>
            <div className="mt-4">
              <PathFilter
                all={list.all}
                chosen={chosen}
                label={list.filter}
                listId={list.id}
                onChoose={choose}
                page={page.path}
                paths={groups}
              />
            </div>
          </div>
          {groups.map(({ id, name, text, count }) => (
            <section
              aria-labelledby={`${id}-sheets`}
              className="sheets-group mt-6 grid gap-x-12 gap-y-2 sm:mt-14 lg:grid-cols-[15rem_minmax(0,1fr)]"
              hidden={chosen !== undefined && chosen !== id}
              key={id}
            >
              <div className="sheets-around lg:pt-5">
                <Heading level={3} id={`${id}-sheets`}>
                  {name}
                </Heading>
                <p className="max-w-text text-small text-ink-soft max-lg:hidden">{text}</p>
                <p className="mt-1.5 text-small text-ink-faint max-lg:hidden">{count}</p>
              </div>
              <ul
                className="border-t border-line"
                dangerouslySetInnerHTML={{ __html: html?.rows[id] ?? "" }}
                suppressHydrationWarning
              />
            </section>
          ))}
          <p className="sheets-around mt-8 max-w-text text-ink-soft">{list.lead}</p>
        </section>
        <div className="sheets-around mx-auto max-w-page px-gutter pb-section-tight">
          <section
            aria-labelledby="keeping-heading"
            className="rounded-xl bg-tint-sage p-card"
            dangerouslySetInnerHTML={{ __html: html?.keeping ?? "" }}
            suppressHydrationWarning
          />
        </div>
      </div>
      <Section ground="tint" id={afterList} labelledBy={`${afterList}-heading`} tight>
        <Heading level={2} id={`${afterList}-heading`}>
          {further.heading}
        </Heading>
        <ul className="mt-stack grid gap-4 md:grid-cols-3 md:gap-grid">
          {further.links.map(({ href, title, text }) => (
            <li key={href}>
              <CardLink href={href} text={text} title={title} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
  /* biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above */
}

type PathFilterProps = {
  label: string;
  all: string;
  paths: readonly { id: string; name: string }[];
  chosen: string | undefined;
  /** The address of the list, for visitors without JavaScript. */
  page: string;
  listId: string;
  onChoose: (next: string | undefined) => void;
};

/** Plain links, so the filter works without JavaScript; with it the page doesn't scroll. */
function PathFilter({ label, all, paths, chosen, page, listId, onChoose }: PathFilterProps) {
  const choices = [{ id: undefined, name: all }, ...paths];
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 sm:flex-wrap">
        {choices.map(({ id, name }) => (
          <li key={name}>
            <a
              aria-current={id === chosen ? "true" : undefined}
              className="flex min-h-11 items-center rounded-pill border-[1.5px] border-line-strong bg-surface/70 px-4 py-1.5 text-small font-semibold whitespace-nowrap text-ink-soft transition-colors duration-(--dur-quick) focus-ring hover:text-link aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary"
              href={`${page}${id === undefined ? "" : `?path=${id}`}#${listId}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onChoose(id);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
