import * as z from "zod/mini";
import type { DayId, FormatId, PathId } from "#content/groups/choices.ts";
import { groupDays, groupFormats, groupPaths } from "#content/groups/choices.ts";
import { safeText } from "#platform/http/safe-string.ts";

const choiceOf = <Value extends string>(options: readonly { value: Value }[]) =>
  z.catch(z.optional(z.enum(options.map(({ value }) => value))), undefined);

/** Unknown values are ignored. */
const groupsQuery = z.object({
  path: choiceOf(groupPaths),
  format: choiceOf(groupFormats),
  day: choiceOf(groupDays),
});

export type GroupsQuery = z.output<typeof groupsQuery>;

/** The longest title of a calendar entry. */
export const longestTitle = 60;

const entryTitle = safeText({ max: longestTitle, sentence: "too long" }).check(
  z.trim(),
  z.minLength(1),
  // One line: anything after a line break would be a line of the calendar file.
  z.regex(/^\P{Cc}+$/u),
);

/** The reader's own title for calendar entries; undefined if missing or invalid. */
export function titleOf(search: URLSearchParams): string | undefined {
  return entryTitle.safeParse(search.get("title") ?? "").data;
}

/** Whether each entry includes the group's name. */
export function asksForNames(search: URLSearchParams): boolean {
  return search.get("titles") === "names";
}

/** The same in the browser and on the server. */
export function queryOf(search: URLSearchParams): GroupsQuery {
  return groupsQuery.parse({
    path: search.get("path") ?? undefined,
    format: search.get("format") ?? undefined,
    day: search.get("day") ?? undefined,
  });
}

/** The query as a string without a question mark; empty if nothing is set. */
export function searchOf({ path, format, day }: GroupsQuery): string {
  return new URLSearchParams({
    ...(path ? { path } : {}),
    ...(format ? { format } : {}),
    ...(day ? { day } : {}),
  }).toString();
}

/** Groups for every path match each path. */
export function isRequested(
  { paths, format, day }: { paths: "every" | readonly PathId[]; format: FormatId; day: DayId },
  query: GroupsQuery,
): boolean {
  const pathFits = query.path === undefined || paths === "every" || paths.includes(query.path);
  const formatFits = query.format === undefined || format === query.format;
  return pathFits && formatFits && (query.day === undefined || day === query.day);
}
