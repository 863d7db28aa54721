import { clinicsHolder } from "#features/clinics/writes/personal.server.ts";
import { consentHolder } from "#features/consent/reads/personal.server.ts";
import { contactHolder } from "#features/contact/writes/personal.server.ts";
import { inboxHolder } from "#features/inbox/writes/personal.server.ts";
import { letterHolder } from "#features/letters/writes/personal.server.ts";
import { suspectedSignupsHolder } from "#features/newsletter/writes/personal.server.ts";
import { responsesHolder } from "#features/responses/writes/personal.server.ts";
import type { PersonalHolder } from "#platform/personal-data/holder.ts";
import { requestsHolder } from "../writes/requests.server.ts";
import { mentionsHolder } from "./mentions.server.ts";

/**
 * Every place that keeps words, names or addresses of visitors, in the order they are shown. A feature that begins to
 * keep such things adds its holder here, before the two of the letter: an erasure takes the ledger's lock there.
 */
export const holders: readonly PersonalHolder[] = [
  inboxHolder,
  contactHolder,
  clinicsHolder,
  responsesHolder,
  mentionsHolder,
  requestsHolder,
  suspectedSignupsHolder,
  letterHolder,
  consentHolder,
];
