import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { placeMessages as messages } from "./copy.ts";

/** Line breaks and other control characters, and those that turn text around unseen. */
const control = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const line = (max: number) =>
  safeText({ max, sentence: messages.tooLong }).check(
    z.trim(),
    z.refine((text) => !control.test(text), messages.unreadable),
  );

export const placeKinds = ["folder", "bucket"] as const;

/** The fields of the form; those of the other kind are ignored. An empty secret means the stored one. */
export const placeForm = z.strictObject({
  kind: z.enum(placeKinds, messages.kind),
  folder: line(1_000),
  bucket: line(63),
  prefix: line(200),
  endpoint: line(500),
  region: line(60),
  keyId: line(200),
  secret: line(500),
  /** The revision that the owner saw. */
  revision: z.int().check(z.minimum(0)),
});
export type PlaceForm = z.output<typeof placeForm>;

/** Nothing but the revision, to remove what is entered. */
export const placeRevision = z.strictObject({ revision: z.int().check(z.minimum(0)) });

export const placeFields = [
  ...(["kind", "folder", "bucket", "prefix", "endpoint", "region", "keyId", "secret"] as const),
];

/** The form's texts in the types of `placeForm`. */
export function fromPlaceForm(fields: Readonly<Record<string, string>>): unknown {
  return {
    ...Object.fromEntries(placeFields.map((name) => [name, fields[name] ?? ""])),
    revision: Number(fields.revision),
  };
}
