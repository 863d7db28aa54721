import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { groupFormats, groupPaths } from "#content/groups/choices.ts";
import { groups } from "#content/groups.ts";
import { layout } from "#content/layout.ts";
import { supportGroups } from "#content/pages/support/groups.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { datedGroups } from "../../reads.server.ts";
import { isRequested } from "../../schema.ts";
import { useGroupQuery } from "../../ui/use-group-query.ts";
import { ApartGroups } from "./apart-groups.tsx";
import { Enough } from "./enough.tsx";
import { Hour } from "./hour.tsx";
import { Opening } from "./opening.tsx";
import { Rules } from "./rules.tsx";
import { groupsStructuredData } from "./structured-data.server.ts";
import { Timetable } from "./timetable.tsx";

/** The page's words, and every group with the dates that come next at this moment. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl, services } = context.get(pageRequest);
  const dated = datedGroups(services?.clock ?? systemClock);
  return {
    page: supportGroups,
    groups: dated,
    choices: { paths: groupPaths, formats: groupFormats },
    isSample: groups.some(({ sample }) => sample),
    newTab: layout.opensInNewTab,
    structuredData: pack(groupsStructuredData(dated, siteUrl)),
    siteUrl,
    ...trailOf(supportGroups, siteUrl),
  };
}

/** Asked again each time it is shown, like every page; the answer may be kept for going back. */
export const headers = () => ({ "cache-control": "no-cache" });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** All groups are here already; a change of the query has nothing to fetch. */
export const shouldRevalidate = () => false;

/** Support groups: the timetable, narrowed down as the address asks, and what a group is like. */
export default function SupportGroups() {
  const { page, groups: all, choices, isSample, newTab } = useLoaderData<typeof loader>();
  const [query, ask] = useGroupQuery();
  const shown = all.filter((group) => isRequested(group, query));
  const apart = (kind: "loss" | "pregnancy") => shown.filter((group) => group.apart === kind);
  const row = page.timetable.row;
  return (
    <>
      <Opening page={page} />
      <Timetable
        all={all.length}
        choices={choices}
        newTab={newTab}
        onAsk={ask}
        page={page}
        query={query}
        isSample={isSample}
        shown={shown}
      />
      <ApartGroups groups={apart("loss")} newTab={newTab} part={page.loss} skipTo={page.hour.id} copy={row} />
      <Hour hour={page.hour} />
      <Rules rules={page.rules} />
      <ApartGroups
        groups={apart("pregnancy")}
        newTab={newTab}
        on="paper"
        part={page.pregnancy}
        skipTo={page.enough.id}
        copy={row}
      />
      <Enough crisis={page.crisis} enough={page.enough} />
    </>
  );
}
