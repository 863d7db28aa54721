import * as z from "zod/mini";
import type { Certificate, Due, HeldSection } from "../schema.ts";

const field = z.object({ name: z.string(), label: z.string(), text: z.string() });
const item = z.object({ id: z.string(), at: z.string(), fields: z.array(field) });
const section = z.object({ kind: z.string(), title: z.string(), stays: z.boolean(), items: z.array(item) });
const lookupResult = z.object({ sections: z.array(section), erasable: z.boolean() });

/** The result of a lookup. */
export function foundIn(response: unknown): { sections: readonly HeldSection[]; erasable: boolean } {
  return lookupResult.parse(response);
}

/** The certificate code of an erasure. */
export function certificateIn(response: unknown): string {
  return z.object({ certificate: z.string() }).parse(response).certificate;
}

const count = z.object({ kind: z.string(), title: z.string(), count: z.number() });
const certificate = z.object({
  code: z.string(),
  erasedAt: z.string(),
  by: z.enum(["person", "team"]),
  counts: z.array(count),
});
const checked = z.object({ certificate, fits: z.nullable(z.boolean()) });

/** A verified certificate, and whether it matches the given address. */
export function checkedIn(response: unknown): { certificate: Certificate; fits: boolean | null } {
  return checked.parse(response);
}

const days = z.array(z.object({ day: z.string(), count: z.number() }));
const due = z.object({ due: z.object({ tonight: z.number(), month: z.number(), days }) });

/** Scheduled removals. */
export function dueIn(response: unknown): Due {
  return due.parse(response).due;
}
