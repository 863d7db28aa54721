import type { Page } from "#content/schema.ts";

/** Parts of a sentence; those with an address are links. */
export type ShownText = readonly { text: string; href?: string }[];

export type ShownRow = { label: string; note?: string; text: string; sample?: boolean };

/** A block with all values inserted, ready to render. */
export type ShownBlock =
  | { kind: "paragraph"; text: ShownText }
  | { kind: "list"; items: readonly ShownText[] }
  | { kind: "table"; caption: string; head: readonly [string, string]; rows: readonly ShownRow[] }
  | { kind: "contact"; before: string; address: string; note: string };

export type ShownSection = { id: string; heading: string; blocks: readonly ShownBlock[] };

/** A legal page as sent to the browser. */
export type ShownPage = Pick<Page, "path" | "name" | "meta" | "heading" | "introduction"> & {
  changed: { day: string; text: string };
  summary: readonly string[];
  sections: readonly ShownSection[];
};
