import * as z from "zod/mini";
import { formCopy } from "#content/forms.ts";
import { myDataErrors } from "#content/my-data.ts";
import { maxPastedLink } from "#platform/http/mailed-token.ts";
import { safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { emailText, honeypot, personal } from "#platform/records/fields.ts";

const email = personal(
  emailText({
    max: textBounds.email,
    tooLong: myDataErrors.emailTooLong,
    missing: myDataErrors.emailMissing,
    invalid: myDataErrors.emailInvalid,
  }),
);

export const dataRequest = z.strictObject({
  email,
  // If it's filled in, no email is sent.
  website: honeypot({ max: textBounds.trap, filled: formCopy.honeypotFilled }),
});

const linkToken = safeText({
  max: 200,
  sentence: myDataErrors.badLink,
  missing: myDataErrors.badLink,
});

/** The emailed link as somebody pasted it, or its token. */
export const ownLink = z.strictObject({
  token: safeText({ max: maxPastedLink, sentence: myDataErrors.badLink, missing: myDataErrors.linkMissing }),
});

const format = z.enum(["json", "html"], myDataErrors.format);
const sure = z.literal(true, myDataErrors.sure);

export const ownDownload = z.strictObject({ token: linkToken, format });
export const ownErasure = z.strictObject({ token: linkToken, sure });

/** A ticked box without script is "on". */
export function erasureFromForm(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const { sure: ticked, ...rest } = fields;
  return { ...rest, sure: ticked === "on" || ticked === "true" };
}

/** A lookup by an owner, by exact address. */
export const adminLookup = z.strictObject({ email });
export const adminDownload = z.strictObject({ email, format });
export const adminErasure = z.strictObject({ email, sure });

export const adminPrivacyMessages = {
  nothing: "We have no data about this address, so nothing was changed.",
  code: "A code has 28 letters and digits, or 16 if it's an older one",
  codeMissing: "Please enter a certificate code",
  kind: "We don't keep this kind of data",
  figure: "Please enter a whole number within the range",
  changedMeanwhile: "Someone else changed this first, so your change wasn't saved. Please check it again.",
} as const;

export const certificateCheck = z.strictObject({
  code: safeText({
    max: 60,
    sentence: adminPrivacyMessages.code,
    missing: adminPrivacyMessages.codeMissing,
  }),
  email: z.optional(z.union([z.literal(""), email])),
});

const name = safeText({ max: 60, sentence: adminPrivacyMessages.kind, missing: adminPrivacyMessages.kind });
const bound = { least: 1, most: 10_000 };
const figure = z
  .int(adminPrivacyMessages.figure)
  .check(
    z.minimum(bound.least, adminPrivacyMessages.figure),
    z.maximum(bound.most, adminPrivacyMessages.figure),
  );

/** `expected` is the value the client loaded (optimistic locking). */
export const retentionChange = z.strictObject({ name, figure, expected: figure });

export const retentionPreview = z.strictObject({ name, figure });

export type HeldSection = {
  kind: string;
  title: string;
  /** It's kept as proof, without content or address. */
  stays: boolean;
  items: readonly {
    id: string;
    at: string;
    fields: readonly { name: string; label: string; text: string }[];
  }[];
};

export type Certificate = {
  code: string;
  erasedAt: string;
  by: "person" | "team";
  counts: readonly { kind: string; title: string; count: number }[];
};

type DueDay = { day: string; count: number };

/** The removals of the next 30 nights: the first, the total, and each. */
export type Due = { tonight: number; month: number; days: readonly DueDay[] };

export type KindKept = {
  name: string;
  title: string;
  /** Absent if each campaign sets it. */
  rule: { unit: "days" | "months"; least: number; most: number; figure: number } | null;
  held: number;
  due: Due;
  /** How many the daily job has removed so far. */
  removed: number;
};
