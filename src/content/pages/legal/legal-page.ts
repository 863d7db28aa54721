/**
 * The shape of a legal page. Its sentences are plain data; what the software decides (how long something is kept,
 * which fields a form has) stands in them as {name} or as a named table, and is put in where the page is read.
 */
import type { Day } from "../../claims/claim.ts";
import type { Page } from "../../schema.ts";

/** Figures of the code that stand inside sentences, as {name}. */
export type LegalFact =
  | "messageKept"
  | "suspectedMessageKept"
  | "inquiryKept"
  | "suspectedInquiryKept"
  | "suspectedAnswersKept"
  | "answerDraftKept"
  | "suspectedSignupKept"
  | "placeKept"
  | "attendanceKept"
  | "changeKept"
  | "mentoringKept"
  | "mentoringLasts"
  | "unconfirmedKept"
  | "leftKept"
  | "letterMailsKept"
  | "sentToKept"
  | "reportsKept"
  | "sentMailKept"
  | "mailFileKept"
  | "sentFormKept"
  | "teamSessionKept"
  | "knownBrowserKept"
  | "auditKept"
  | "requestKept"
  | "linkWorks"
  | "missingKept"
  | "closedAccountKept"
  | "analyticsAsked"
  | "visitsKept";

/** What the settings make of this site; a block may hold under one of them only. */
export type SiteCondition =
  | "analytics"
  | "noAnalytics"
  | "asksToConfirm"
  | "countsAtOnce"
  | "mailsAsFiles"
  | "readsMail"
  | "onlyFromHere"
  | "audioFromElsewhere"
  | "onlyAudioElsewhere"
  | "noThirdParty";

/** Sentences. A link to a page of ours is written [words](/page). */
export type LegalText = string;

/** How one field of a form is kept. A test compares it with what is in the database. */
export type KeptAs = "encrypted" | "plain" | "consentLog" | "notKept";

export type FieldCopy = { label: string; text: string; kept: KeptAs };

/** A form as the page tells of it: the code says which fields there are, in what order and how long they may be. */
export type FormTable = {
  caption: string;
  head: readonly [string, string];
  fields: Record<string, FieldCopy>;
};

/** Two columns: what it is, and what is so. */
export type PlainTable = {
  caption: string;
  head: readonly [string, string];
  rows: Record<string, { label: string; text: string; when?: SiteCondition }>;
  /** The rows are the plans of now, and not texts of the page. */
  fromPlans?: true;
};

/** Values only the owner knows; stand-ins until they are told, and marked as such. */
export type OwnerTable = {
  caption: string;
  head: readonly [string, string];
  rows: readonly { label: string; text: string; sample: boolean; when?: SiteCondition }[];
};

export type LegalForm = "contact" | "inquiry" | "newsletter" | "group" | "myData";

export type LegalBlock = (
  | { kind: "paragraph"; text: LegalText }
  | { kind: "list"; items: readonly LegalText[] }
  | { kind: "form"; form: LegalForm; table: FormTable }
  | { kind: "table"; table: PlainTable }
  | { kind: "owner"; table: OwnerTable }
  /** How to reach a person: the address, and the promise that goes with it. */
  | { kind: "contact"; before: string; address: string; note: string }
) & { when?: SiteCondition };

export type LegalSection = {
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
  /** Never folded, because it names help lines. */
  open?: true;
};

export type LegalPage = Page & {
  /** The day the words were last changed: in their file, or by the team. */
  changed: Day;
  /** The whole page in five to seven lines. */
  summary: readonly { text: string; when?: SiteCondition }[];
  sections: readonly LegalSection[];
};
