import * as z from "zod/mini";
import { formCopy } from "#content/forms.ts";
import { myDataErrors } from "#content/my-data.ts";
import { safeEmail, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { adminPrivacyMessages } from "./copy.ts";

/** The longest text of each field of the public form. */
export const myDataBounds = { email: textBounds.email, website: textBounds.trap } as const;

const email = safeEmail({
  max: myDataBounds.email,
  sentence: myDataErrors.emailTooLong,
  missing: myDataErrors.emailMissing,
  invalid: myDataErrors.emailInvalid,
});

/** Somebody asks what is held about an address. */
export const dataRequest = z.strictObject({
  email,
  /** The hidden field: what is written here makes no mail. */
  website: z.optional(safeText({ max: myDataBounds.website, sentence: formCopy.honeypotFilled })),
});

/** The signed end of the mailed link. */
export const linkToken = safeText({
  max: 200,
  sentence: myDataErrors.badLink,
  missing: myDataErrors.badLink,
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

/** The same at the desk, for the exact address. */
export const adminLookup = z.strictObject({ email });
export const adminDownload = z.strictObject({ email, format });
export const adminErasure = z.strictObject({ email, sure });

/** A certificate to verify, and whether it is about an address. */
export const certificateCheck = z.strictObject({
  code: safeText({ max: 60, sentence: adminPrivacyMessages.code, missing: adminPrivacyMessages.codeMissing }),
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

/** How long a kind is kept from now on; `was` is what stood on the screen. */
export const retentionChange = z.strictObject({ name, figure, was: figure });

/** What would be removed if it were so. */
export const retentionPreview = z.strictObject({
  name,
  figure: z.string(adminPrivacyMessages.figure).check(z.regex(/^[1-9]\d{0,3}$/, adminPrivacyMessages.figure)),
});

/** One kind of what is held about somebody, as pages and programs get it. */
export type HeldSection = {
  kind: string;
  title: string;
  /** It is a proof without words or address, and stays. */
  stays: boolean;
  items: readonly {
    id: string;
    at: string;
    fields: readonly { name: string; label: string; text: string }[];
  }[];
};

/** What an erasure was, as its certificate says. */
export type Certificate = {
  code: string;
  erasedAt: string;
  by: "person" | "team";
  counts: readonly { kind: string; title: string; count: number }[];
};

/** How many of a kind go on a night. */
export type DueDay = { day: string; count: number };

/** What goes in the next thirty nights: the first of them, all of them, and each. */
export type Due = { tonight: number; month: number; days: readonly DueDay[] };

/** One kind: how long it is kept, how much there is, and what goes when. */
export type KindKept = {
  name: string;
  title: string;
  /** Absent where each campaign decides. */
  rule: { unit: "days" | "months"; least: number; most: number; figure: number } | null;
  held: number;
  due: Due;
  /** How many the daily job has removed since it began to count. */
  removed: number;
};
