import * as z from "zod";
import type { AnyEndpoint } from "./endpoint.ts";

type Asking = Pick<AnyEndpoint, "response" | "input" | "method" | "permission" | "withoutRecentSignIn">;

/** A list in pages: its input takes the cursor of a page. */
function isList({ input }: Asking): boolean {
  return input instanceof z.core.$ZodObject && "cursor" in input._zod.def.shape;
}

/**
 * Whether an operation asks for a recent sign-in before it reads anything. Everything in the admin does, unless it says
 * why not. Reading doesn't, but for exports; lists ask beyond their first pages (`listedPage`).
 */
export function asksForRecentSignIn(endpoint: Asking): boolean {
  const { permission, withoutRecentSignIn, method, response } = endpoint;
  if (permission === undefined || withoutRecentSignIn !== undefined) return false;
  if (isList(endpoint) && !response.file) return false;
  return method !== "get" || response.file !== undefined || permission.endsWith(".export");
}

/** A page of a list: its address, and how many rows it counts for. */
export type ListedPage = { address: string; rows: number };

/** Rows of a page, if the request doesn't say. */
const pageRows = 50;

/** What a filter or search counts for, which could otherwise be used to read a list in parts. */
const filteredRows = 5;
const filters = ["since", "until", "from", "to", "tag", "source", "campaign", "segment", "search", "words"];

/** The page that is asked for with this input, if it's beyond the first page of the whole list. */
export function pageOf(list: string, input: Readonly<Record<string, unknown>>): ListedPage | undefined {
  const has = (name: string) => input[name] !== undefined && input[name] !== "";
  const wanted = Number(input.limit ?? pageRows);
  const rows = Number.isSafeInteger(wanted) && wanted > 0 ? wanted : pageRows;
  const address = JSON.stringify([list, Object.entries(input).toSorted()]);
  if (has("cursor") || rows > pageRows) return { address, rows };
  return filters.some(has) ? { address, rows: Math.min(rows, filteredRows) } : undefined;
}

/** The page of a list that an operation is asked for; undefined for everything that needs no recent sign-in. */
export function listedPage(
  endpoint: Asking & { operationId: string },
  input: unknown,
): ListedPage | undefined {
  const { operationId, permission, withoutRecentSignIn } = endpoint;
  if (permission === undefined || withoutRecentSignIn !== undefined || !isList(endpoint)) return undefined;
  return pageOf(operationId, { ...(typeof input === "object" ? input : {}) });
}

/** The screen that asks who somebody is, and then leads to this address. */
export function confirmationAddress(to: string): string {
  return `/admin/confirm?to=${encodeURIComponent(to)}`;
}
