/** Facts about the code for the legal pages: the schemas and constants that it runs with. */

import { dayInWords } from "#content/day-in-words.ts";
import { daysOf, hoursOf, legalCopy, minutesOf, monthsOf } from "#content/pages/legal/legal-copy.ts";
import { partsOf } from "#content/pages/legal/legal-links.ts";
import type {
  FieldCopy,
  LegalBlock,
  LegalFact,
  LegalForm,
  LegalPage,
  LegalText,
  SiteCondition,
} from "#content/pages/legal/legal-page.ts";
import type { Page } from "#content/schema.ts";
import { filled as inPlace, paragraphsOf } from "#content/template.ts";
import { auditRetentionMonths } from "#features/audit/rules.ts";
import { suspectedRetentionDays as suspectedAnswersDays } from "#features/campaigns/responses/rules/limits.ts";
import { answerDraftDays } from "#features/campaigns/rules/limits.ts";
import { attendanceRetentionDays } from "#features/groups/rules/door.ts";
import { placeRetentionDays } from "#features/groups/rules/place.ts";
import { placeRequest } from "#features/groups/schema/places.ts";
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
import { changeRetentionMonths } from "#features/life-changes/rules.ts";
import { reportMonths, sentMailDays } from "#features/mail/delivery/rules.ts";
import { mentoringRetentionDays, requestMonths } from "#features/mentors/rules/request.ts";
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
import { closedRetentionDays } from "#features/team/rules.ts";
import { sessionHours } from "#features/team/sign-in/rules.ts";
import { consentMonths } from "#features/visits/analytics/rules.ts";
import { visitsRetentionMonths } from "#features/visits/rules.ts";
import { knownBrowserDays } from "#platform/auth/known-browsers.ts";
import { keyRetentionDays } from "#platform/http/idempotency.ts";
import { mailFileRetentionDays } from "#platform/mail/mail-files.ts";
import { sentRetentionDays } from "#platform/outbox/finished-entries.ts";
import { type Field, fieldsOf } from "#platform/records/fields.ts";
import type { SiteFacts } from "#web/site-facts.ts";

export type FieldFact = Pick<Field, "name" | "needed" | "max">;

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
      changeKept: monthsOf(changeRetentionMonths),
      placeKept: daysOf(placeRetentionDays),
      attendanceKept: daysOf(attendanceRetentionDays),
      mentoringKept: daysOf(mentoringRetentionDays),
      mentoringLasts: monthsOf(requestMonths),
      unconfirmedKept: daysOf(unconfirmedRetentionDays),
      leftKept: daysOf(leftRetentionDays),
      letterMailsKept: daysOf(mailRetentionDays),
      sentToKept: daysOf(sentMailDays),
      reportsKept: monthsOf(reportMonths),
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
      group: fieldsOf(placeRequest),
      myData: fieldsOf(dataRequest),
    },
    conditions: {
      analytics: site.analytics,
      noAnalytics: !site.analytics,
      asksToConfirm: site.asksToConfirm,
      countsAtOnce: !site.asksToConfirm,
      mailsAsFiles: site.mailsAsFiles,
      readsMail: site.readsMail,
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

const placeholder = /\{(\w+)\}/g;
const grouped = new Intl.NumberFormat("en-US");

/** Inserts the code's values into a legal page's sentences and tables, and removes what doesn't apply to this site. */
export function putInFacts(page: LegalPage, facts: LegalFacts): ShownPage {
  const holds = ({ when }: { when?: SiteCondition | undefined }) =>
    when === undefined || facts.conditions[when];
  const { path, name, meta, heading, introduction, changed, summary, sections } = page;
  return {
    path,
    name,
    meta,
    heading,
    introduction,
    changed: { day: changed, text: dayInWords(changed) },
    summary: summary.filter(holds).map(({ text }) => shownText(text, facts)),
    sections: sections.map((section) => ({
      id: section.id,
      heading: section.heading,
      open: section.open === true,
      blocks: section.blocks.filter(holds).flatMap((block) => shownBlocks(block, facts, holds)),
    })),
  };
}

/** @throws {Error} if a sentence has a placeholder without a value. */
function filled(text: string, { figures }: LegalFacts): string {
  const known: ReadonlyMap<string, string> = new Map(Object.entries(figures));
  return text.replaceAll(placeholder, (_, name: string) => {
    const figure = known.get(name);
    if (figure === undefined) throw new Error(`a legal page asks for the unknown figure {${name}}`);
    return figure;
  });
}

function shownText(text: LegalText, facts: LegalFacts): ShownText {
  return partsOf(text).map((part) => ({ ...part, text: filled(part.text, facts) }));
}

function shownBlocks(
  block: LegalBlock,
  facts: LegalFacts,
  holds: (of: { when?: SiteCondition | undefined }) => boolean,
): ShownBlock | readonly ShownBlock[] {
  switch (block.kind) {
    case "paragraph":
      return paragraphsOf(block.text).map((text) => ({ kind: "paragraph", text: shownText(text, facts) }));
    case "list":
      return { kind: "list", items: block.items.map((item) => shownText(item, facts)) };
    case "contact":
      return { kind: "contact", before: `${block.before} `, address: block.address, note: block.note };
    case "form":
      return { ...headed(block.table), rows: fieldRows(block, facts) };
    case "table":
      return {
        ...headed(block.table),
        rows: Object.values(block.table.rows)
          .filter(holds)
          .map(({ label, text }) => ({ label: filled(label, facts), text: filled(text, facts) })),
      };
    case "owner": {
      // What the owner hasn't told yet is left out; the launch list asks for it.
      const told = block.table.rows.filter((row) => holds(row) && !row.sample);
      if (told.length === 0) return [];
      return { ...headed(block.table), rows: told.map(({ label, text }) => ({ label, text })) };
    }
  }
}

function headed({ caption, head }: { caption: string; head: readonly [string, string] }) {
  return { kind: "table" as const, caption, head };
}

function fieldRows(
  { form, table }: Extract<LegalBlock, { kind: "form" }>,
  facts: LegalFacts,
): readonly ShownRow[] {
  const { needed, optional, upTo, kept } = legalCopy;
  return wordsForFields(form, facts.forms[form], table.fields).map((field) => {
    const { label, text, kept: how } = field.copy;
    const requirement = field.needed ? needed : optional;
    const bound =
      field.max === undefined ? "" : `. ${inPlace(upTo, { characters: grouped.format(field.max) })}`;
    return {
      label,
      // Visitors don't fill in the honeypot.
      ...(how === "notKept" ? {} : { note: requirement + bound }),
      text: `${filled(text, facts)} ${kept[how]}`,
    };
  });
}

/** Parts of a sentence; those with an address are links. */
export type ShownText = readonly { text: string; href?: string }[];

type ShownRow = { label: string; note?: string; text: string };

export type ShownBlock =
  | { kind: "paragraph"; text: ShownText }
  | { kind: "list"; items: readonly ShownText[] }
  | { kind: "table"; caption: string; head: readonly [string, string]; rows: readonly ShownRow[] }
  | { kind: "contact"; before: string; address: string; note: string };

export type ShownSection = { id: string; heading: string; open: boolean; blocks: readonly ShownBlock[] };

export type ShownPage = Pick<Page, "path" | "name" | "meta" | "heading" | "introduction"> & {
  changed: { day: string; text: string };
  summary: readonly ShownText[];
  sections: readonly ShownSection[];
};
