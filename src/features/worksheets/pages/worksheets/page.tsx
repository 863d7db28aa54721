import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { worksheetPath } from "#content/pages/worksheet-pages.ts";
import { worksheets } from "#content/pages/worksheets.ts";
import { filled, filledFor } from "#content/template.ts";
import { allWorksheets } from "#content/worksheets/all.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { CardLink } from "#ui/card-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { PlainOpening } from "#web/sections/plain-opening.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { useStoredSheets } from "../../ui/use-stored-sheets.ts";
import { Keeping } from "./keeping.tsx";
import { OldAddresses } from "./old-addresses.tsx";
import { PathFilter, useChosenPath } from "./path-filter.tsx";
import { SheetRows } from "./sheet-rows.tsx";
import { worksheetsStructuredData } from "./structured-data.server.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const { path, name, meta, heading, introduction, picture, keeping, keeper, ownPage, further, sheet } =
    worksheets;
  const { count, ...list } = worksheets.list;
  return {
    page: { path, name, meta, heading, introduction, picture, list, further },
    keeping: { ...keeping, allCleared: keeper.allCleared, kept: ownPage.kept, written: sheet.written },
    groups: pack(
      worksheets.groups.map((group) => {
        const sheets = allWorksheets.filter((each) => each.path === group.id);
        return {
          ...group,
          count: filledFor(sheets.length, count, { count: sheets.length }),
          sheets: sheets.map(({ id, title, forWhom, minutes }) => ({
            id,
            href: worksheetPath(id),
            title,
            forWhom,
            minutes: filled(sheet.minutes, { minutes }),
          })),
        };
      }),
    ),
    ...trailOf(worksheets, siteUrl),
    structuredData: pack(worksheetsStructuredData(siteUrl)),
    siteUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** All groups are loaded already; a changed query needs no request. */
export const shouldRevalidate = () => false;

export default function Worksheets() {
  const { page, keeping, groups: packed } = useLoaderData<typeof loader>();
  const groups = useUnpacked(packed);
  const [chosen, choose] = useChosenPath(groups.map(({ id }) => id));
  const { stored, clearAll } = useStoredSheets();
  const { list, further } = page;
  return (
    <>
      <PlainOpening page={page} />
      <section
        aria-labelledby={`${list.id}-heading`}
        className="mx-auto max-w-page px-gutter pt-6 pb-section-tight sm:pt-section-tight"
        id={list.id}
      >
        <h2 className="sr-only" id={`${list.id}-heading`}>
          {list.heading}
        </h2>
        <p className="flex max-w-text gap-2 text-small text-ink-soft">
          <Icon className="mt-0.5 size-5" name="shield" />
          <span>
            <span className="[html[data-scripted]_&]:hidden">{keeping.withoutScript} </span>
            <span className="[html:not([data-scripted])_&]:hidden">{keeping.kept.text} </span>
            <a className="text-link-inline" href={keeping.kept.href}>
              {keeping.kept.linkText}
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
        {groups.map(({ id, name, text, count, sheets }) => (
          <section
            aria-labelledby={`${id}-sheets`}
            className="mt-8 grid gap-x-12 gap-y-2 sm:mt-12 lg:grid-cols-[13rem_minmax(0,1fr)]"
            hidden={chosen !== undefined && chosen !== id}
            key={id}
          >
            <div className="lg:pt-4">
              <Heading level={3} id={`${id}-sheets`}>
                {name}
              </Heading>
              <p className="max-w-text text-small text-ink-soft max-lg:hidden">{text}</p>
              <p className="mt-1.5 text-small text-ink-faint max-lg:hidden">{count}</p>
            </div>
            <SheetRows sheets={sheets} stored={stored} written={keeping.written} />
          </section>
        ))}
        <p className="mt-8 max-w-text text-ink-soft">{list.lead}</p>
        <OldAddresses groups={groups} />
      </section>
      <div className="mx-auto max-w-page px-gutter pb-section-tight print:hidden">
        <Keeping copy={keeping} hasAny={stored.length > 0} onClear={clearAll} />
      </div>
      <Section ground="tint" labelledBy="further-heading" tight>
        <Heading level={2} id="further-heading">
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
}
