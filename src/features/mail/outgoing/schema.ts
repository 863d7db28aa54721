import * as z from "zod/mini";

/** The DNS records that decide whether mails arrive, in the order in which they're explained. */
export const recordKinds = ["spf", "dkim", "dmarc", "mx", "ptr"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** `unclear`: the DNS didn't answer, or only the mail provider can know. */
const recordStates = ["right", "missing", "wrong", "unclear"] as const;
export type RecordState = (typeof recordStates)[number];

const recordCheck = z.object({
  kind: z.enum(recordKinds),
  state: z.enum(recordStates),
  text: z.string(),
  found: z.array(z.string()),
  paste: z.optional(z.object({ type: z.string(), name: z.string(), value: z.string() })),
});
export type RecordCheck = z.output<typeof recordCheck>;

export const recordsCheck = z.object({ at: z.string(), domain: z.string(), records: z.array(recordCheck) });
export type RecordsCheck = z.output<typeof recordsCheck>;
