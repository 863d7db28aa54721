import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import type { FoundRecord } from "#platform/personal-data/person.ts";
import { longestSearch } from "./rules.ts";

/** The search text. It is sent in the body, since addresses end up in histories and logs. */
export const adminLookup = z.strictObject({
  text: safeText({ max: longestSearch, sentence: "Please search for a shorter text" }),
});

export type SearchResult = {
  kind:
    | "campaign"
    | "person"
    | FoundRecord["kind"]
    | "newsletter"
    | "group"
    | "meeting"
    | "mentor"
    | "clinic"
    | "member"
    | "content";
  title: string;
  path: string;
  /** When it came in, if that helps to tell several apart. */
  at: string | null;
};
