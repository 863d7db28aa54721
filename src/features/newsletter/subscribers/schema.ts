import * as z from "zod/mini";
import { safeEmail, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { subscriberMessages as sentences } from "./copy.ts";
import { importBytes, largestPage, sourceBound } from "./rules.ts";

/** The filter of the list and its export. */
export const subscriberFilter = z.strictObject({
  state: z.optional(z.enum(["active", "pending", "unsubscribed"], sentences.state)),
  /** The sign-up page. */
  source: z.optional(safeText({ max: textBounds.name, sentence: sentences.source })),
});

export type SubscriberFilter = z.output<typeof subscriberFilter>;

/** A page of the list. */
export const subscribersQuery = z.strictObject({
  ...subscriberFilter.shape,
  cursor: z.optional(
    safeText({ max: 100, sentence: sentences.cursor }).check(
      z.refine((text) => /^[\d:.TZ-]+_[\da-f-]{36}$/.test(text), sentences.cursor),
    ),
  ),
  limit: z.optional(
    safeText({ max: 3, sentence: sentences.limit }).check(
      z.refine(
        (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= largestPage,
        sentences.limit,
      ),
    ),
  ),
});

/** Finds an address. It's sent in the body, so that it isn't in the URL or logs. */
export const subscriberSearch = z.strictObject({
  email: safeEmail({
    max: textBounds.email,
    sentence: sentences.email,
    missing: sentences.email,
    invalid: sentences.email,
  }),
});

/** Unsubscribes a subscriber. */
export const subscriberPatch = z.strictObject({ state: z.enum(["unsubscribed"], sentences.patch) });

/** An import file, and where these people gave consent. */
export const subscriberImport = z.strictObject({
  csv: safeText({ max: importBytes, sentence: sentences.longFile, missing: sentences.noFile }),
  source: safeText({ max: sourceBound, sentence: sentences.longSource }),
  /** The token from the dry run of the same file; without it nothing is imported. */
  checked: z.optional(safeText({ max: 100, sentence: sentences.checked })),
});

export type SubscriberImport = z.output<typeof subscriberImport>;
