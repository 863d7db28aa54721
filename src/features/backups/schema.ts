import * as z from "zod/mini";
import { safeLine } from "#platform/http/safe-string.ts";
import { targetMessages as messages } from "./copy.ts";

const line = (max: number) => safeLine({ max, sentence: messages.tooLong }).check(z.trim());

const placeKinds = ["folder", "bucket"] as const;

/** The fields of the form; those of the other kind are ignored. An empty secret means the stored one. */
export const targetForm = z.strictObject({
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
export type PlaceForm = z.output<typeof targetForm>;

/** Nothing but the revision, to remove what is entered. */
export const targetRevision = z.strictObject({ revision: z.int().check(z.minimum(0)) });

export const targetFields = [
  ...(["kind", "folder", "bucket", "prefix", "endpoint", "region", "keyId", "secret"] as const),
];

/** The form's texts in the types of `targetForm`. */
export function fromTargetForm(fields: Readonly<Record<string, string>>): unknown {
  return {
    ...Object.fromEntries(targetFields.map((name) => [name, fields[name] ?? ""])),
    revision: Number(fields.revision),
  };
}
