import * as z from "zod/mini";
import { groupFormats, groupPaths } from "#content/groups/choices.ts";
import type { Group } from "#content/groups/group.ts";
import { safeText } from "#platform/http/safe-string.ts";

const choiceOf = <Value extends string>(options: readonly { value: Value }[]) =>
  z.catch(z.optional(z.enum(options.map(({ value }) => value))), undefined);

/** What an address asks of the timetable. Values we do not know are as if they were not there. */
const groupsQuery = z.object({ path: choiceOf(groupPaths), format: choiceOf(groupFormats) });

export type GroupsQuery = z.output<typeof groupsQuery>;

/** The longest title of a calendar entry. */
export const longestTitle = 60;

const entryTitle = safeText({ max: longestTitle, sentence: "too long" }).check(
  z.trim(),
  z.minLength(1),
  // One line: what follows a line break would be a line of the calendar's own.
  z.regex(/^\P{Cc}+$/u),
);

/** The title that a reader chose for calendar entries; undefined where none was, or one that can't be used. */
export function titleOf(search: URLSearchParams): string | undefined {
  return entryTitle.safeParse(search.get("title") ?? "").data;
}

/** Whether each entry is to carry the name of its group. */
export function asksForNames(search: URLSearchParams): boolean {
  return search.get("titles") === "names";
}

/** Reads the question from an address; server and browser read it the same way. */
export function queryOf(search: URLSearchParams): GroupsQuery {
  return groupsQuery.parse({
    path: search.get("path") ?? undefined,
    format: search.get("format") ?? undefined,
  });
}

/** The question as it stands in an address, without a question mark; empty when nothing is asked. */
export function searchOf({ path, format }: GroupsQuery): string {
  return new URLSearchParams({ ...(path ? { path } : {}), ...(format ? { format } : {}) }).toString();
}

/** Whether a group is among those asked for. Groups for every path belong to each. */
export function isRequested({ paths, format }: Pick<Group, "paths" | "format">, query: GroupsQuery): boolean {
  const pathFits = query.path === undefined || paths === "every" || paths.includes(query.path);
  return pathFits && (query.format === undefined || format === query.format);
}
