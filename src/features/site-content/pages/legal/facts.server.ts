/** Facts about the code for the legal pages: the schemas and constants that it runs with. */

import { daysOf, hoursOf, minutesOf, monthsOf } from "#content/pages/legal/legal-copy.ts";
import type { FieldCopy, LegalFact, LegalForm, SiteCondition } from "#content/pages/legal/legal-page.ts";
import { auditRetentionMonths } from "#features/audit/rules.ts";
import { answerDraftDays } from "#features/campaigns/rules/limits.ts";
import {
  contactMessage,
  messageRetentionMonths,
  suspectedRetentionDays as suspectedMessageDays,
} from "#features/inbox/forms/schema/contact.ts";
import {
  clinicInquiry,
  inquiryRetentionMonths,
  suspectedInquiryDays,
} from "#features/inbox/forms/schema/inquiry.ts";
import { mailRetentionDays } from "#features/newsletter/issues/rules/sending.ts";
import {
  leftRetentionDays,
  suspectedRetentionDays as suspectedSignupDays,
  unconfirmedRetentionDays,
} from "#features/newsletter/rules.ts";
import { newsletterSignup } from "#features/newsletter/schema.ts";
import { linkMinutes, requestKeptDays } from "#features/privacy/rules.ts";
import { dataRequest } from "#features/privacy/schema.ts";
import { missingRetentionDays } from "#features/redirects/rules.ts";
import { suspectedRetentionDays as suspectedAnswersDays } from "#features/responses/rules/limits.ts";
import { closedRetentionDays } from "#features/team/rules.ts";
import { sessionHours } from "#features/team/sign-in/rules.ts";
import { consentMonths } from "#features/visits/analytics/rules.ts";
import { visitsRetentionMonths } from "#features/visits/rules/sections.ts";
import { knownBrowserDays } from "#platform/auth/known-browsers.ts";
import { type Field, fieldsOf } from "#platform/forms/fields.ts";
import { keyRetentionDays } from "#platform/http/idempotency.ts";
import { mailFileRetentionDays } from "#platform/mail/mail-files.ts";
import { sentRetentionDays } from "#platform/outbox/outbox-worker.ts";
import type { SiteFacts } from "#web/site-facts.ts";

/** What the pages say of a field's schema. */
export type FieldFact = Pick<Field, "name" | "needed" | "max">;

/** The values inserted into sentences, by placeholder. */
export type LegalFacts = {
  figures: Readonly<Record<LegalFact, string>>;
  forms: Readonly<Record<LegalForm, readonly FieldFact[]>>;
  conditions: Readonly<Record<SiteCondition, boolean>>;
};

/** Everything the legal pages take from the code and, for `site`, from the settings. */
export function legalFacts(site: SiteFacts): LegalFacts {
  return {
    figures: {
      messageKept: monthsOf(messageRetentionMonths),
      suspectedMessageKept: daysOf(suspectedMessageDays),
      inquiryKept: monthsOf(inquiryRetentionMonths),
      suspectedInquiryKept: daysOf(suspectedInquiryDays),
      answerDraftKept: daysOf(answerDraftDays),
      suspectedAnswersKept: daysOf(suspectedAnswersDays),
      suspectedSignupKept: daysOf(suspectedSignupDays),
      unconfirmedKept: daysOf(unconfirmedRetentionDays),
      leftKept: daysOf(leftRetentionDays),
      letterMailsKept: daysOf(mailRetentionDays),
      sentMailKept: daysOf(sentRetentionDays),
      mailFileKept: daysOf(mailFileRetentionDays),
      sentFormKept: daysOf(keyRetentionDays),
      teamSessionKept: hoursOf(sessionHours),
      knownBrowserKept: daysOf(knownBrowserDays),
      closedAccountKept: daysOf(closedRetentionDays),
      analyticsAsked: monthsOf(consentMonths),
      auditKept: monthsOf(auditRetentionMonths),
      requestKept: daysOf(requestKeptDays),
      linkWorks: minutesOf(linkMinutes),
      missingKept: daysOf(missingRetentionDays),
      visitsKept: monthsOf(visitsRetentionMonths),
    },
    forms: {
      contact: fieldsOf(contactMessage),
      inquiry: fieldsOf(clinicInquiry),
      newsletter: fieldsOf(newsletterSignup),
      myData: fieldsOf(dataRequest),
    },
    conditions: {
      analytics: site.analytics,
      noAnalytics: !site.analytics,
      asksToConfirm: site.asksToConfirm,
      countsAtOnce: !site.asksToConfirm,
      mailsAsFiles: site.mailsAsFiles,
      onlyFromHere: !site.audioFromElsewhere && !site.analytics,
      audioFromElsewhere: site.audioFromElsewhere,
      onlyAudioElsewhere: site.audioFromElsewhere && !site.analytics,
      noThirdParty: !site.audioFromElsewhere && !site.analytics,
    },
  };
}

/**
 * The description of each field of a form.
 * @throws {Error} if a field has no description, or a description no field: the page would be wrong.
 */
export function wordsForFields(
  form: LegalForm,
  fields: readonly FieldFact[],
  copy: Readonly<Record<string, FieldCopy>>,
): readonly (FieldFact & { copy: FieldCopy })[] {
  const unknownField = Object.keys(copy).find((name) => !fields.some((field) => field.name === name));
  if (unknownField !== undefined)
    throw new Error(`the ${form} form has no field "${unknownField}" any more: drop its words`);
  return fields.map((field) => {
    const description = copy[field.name];
    if (!description)
      throw new Error(
        `the privacy policy does not name the field "${field.name}" of the ${form} form: add it to src/content/pages/legal/form-fields.ts`,
      );
    return { ...field, copy: description };
  });
}
