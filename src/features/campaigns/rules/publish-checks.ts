import { isTimeZone } from "#platform/clock/time-zone.ts";
import { emailShape } from "#platform/http/email-shape.ts";
import { publishFaults as missing, publishWarnings as warn } from "../copy/campaign-copy.ts";
import type { CampaignContent, MatrixLine, Question } from "../schema/campaign.ts";
import { conditionFaults } from "./condition-faults.ts";
import { campaignBounds as bounds } from "./limits.ts";
import { everyPart } from "./matrix.ts";

export function emailIsWhole(email: string): boolean {
  return emailShape.test(email);
}

/** `part` is the id of the section or question it's about. */
export type Remark = {
  text: string;
  part?: string;
  /** For remarks on the whole campaign: the builder's field to fix it in. */
  at?: string;
};
type PublishChecks = { faults: readonly Remark[]; warnings: readonly Remark[] };

/** The time of publishing, and the current public closing time ("" for none). */
type PublishMoment = { now: string; closes: string };

export function publishChecks(content: CampaignContent, moment?: PublishMoment): PublishChecks {
  const questions = content.sections.flatMap((section) => section.questions);
  return {
    faults: [
      ...faultsOfWhole(content, questions),
      ...pastFaults(content, moment),
      ...questions.flatMap(faultsOf),
      ...conditionFaults(content),
    ],
    warnings: [
      ...warningsOfWhole(content),
      ...questions.flatMap((question) => warningsOf(question, content)),
    ],
  };
}

function faultsOfWhole(content: CampaignContent, questions: readonly Question[]): Remark[] {
  const { title, slug, purpose, contact, notify, zone, opens, closes, closed, notYet } = content;
  const faults: (string | [text: string, at: string] | false)[] = [
    title.trim() === "" && [missing.title, "set-title"],
    slug.length < 3 && [missing.slug, "set-slug"],
    purpose.trim() === "" && [missing.purpose, "set-purpose"],
    !emailShape.test(contact.email) && [missing.contact, "set-contact"],
    !notify.every((address) => emailShape.test(address)) && [missing.notify, "set-notify"],
    !isTimeZone(zone) && [missing.zone, "set-zone"],
    opens !== "" && closes !== "" && closes <= opens && [missing.schedule, "set-closes"],
    !questions.some(({ kind }) => kind !== "statement") && missing.noQuestion,
    everyPart(content.sections).length > bounds.allQuestions && missing.tooManyQuestions(bounds.allQuestions),
    textsTogether(questions) > bounds.allTexts && missing.textsTooLong(bounds.allTexts),
    hasTwins(idsOf(content)) && missing.twice,
    [closed, notYet].some(({ nextLabel, nextHref }) => (nextLabel.trim() === "") !== (nextHref === "")) && [
      missing.next,
      "set-notYet-label",
    ],
  ];
  return faults.flatMap((fault) => {
    if (fault === false) return [];
    return [typeof fault === "string" ? { text: fault } : { text: fault[0], at: fault[1] }];
  });
}

function pastFaults({ opens, closes }: CampaignContent, moment: PublishMoment | undefined): Remark[] {
  if (moment === undefined || closes === "" || closes <= opens) return [];
  const isPast = closes <= moment.now && closes !== moment.closes;
  return isPast ? [{ text: missing.closesPast, at: "set-closes" }] : [];
}

function idsOf({ sections }: CampaignContent): string[] {
  return sections.flatMap(({ id, questions }) => [id, ...questions.flatMap(idsOfQuestion)]);
}

function idsOfQuestion(question: Question): string[] {
  return [question.id, ...(question.kind === "matrix" ? question.rows.map(({ id }) => id) : [])];
}

function hasTwins(ids: readonly string[]): boolean {
  return new Set(ids).size !== ids.length;
}

function textsTogether(questions: readonly Question[]): number {
  return questions.reduce(
    (sum, question) =>
      sum + (question.kind === "longText" || question.kind === "shortText" ? question.max : 0),
    0,
  );
}

function faultsOf(question: Question): Remark[] {
  const faults: (string | false)[] = [question.label.trim() === "" && missing.label];
  switch (question.kind) {
    case "oneChoice":
      faults.push(linesFault(question.options, question.other ? 1 : 2, missing.options));
      break;
    case "severalChoices": {
      const most = question.options.length + (question.other ? 1 : 0);
      faults.push(
        linesFault(question.options, question.other ? 1 : 2, missing.options),
        ((question.max > 0 && question.min > question.max) || question.min > most) && missing.choiceRange,
      );
      break;
    }
    case "matrix":
      faults.push(
        linesFault(question.rows, 1, missing.rows),
        linesFault(question.columns, 2, missing.columns),
      );
      break;
    case "number":
      faults.push(
        question.min !== null && question.max !== null && question.min > question.max && missing.range,
      );
      break;
    case "date":
      faults.push(question.min !== "" && question.max !== "" && question.min > question.max && missing.range);
      break;
  }
  return faults.flatMap((text) => (text === false ? [] : [{ text, part: question.id }]));
}

function linesFault(lines: readonly MatrixLine[], fewest: number, sentence: string): string | false {
  const labels = lines.map(({ label }) => label.trim());
  if (lines.length < fewest || labels.includes("") || hasTwins(labels)) return sentence;
  return hasTwins(lines.map(({ id }) => id)) && missing.twice;
}

const year = 365;

function warningsOfWhole({ retentionDays, indexed }: CampaignContent): Remark[] {
  return [
    ...(retentionDays > year ? [{ text: warn.longKept, at: "set-retention" }] : []),
    ...(indexed ? [{ text: warn.indexed, at: "set-indexed" }] : []),
  ];
}

const namePattern = /\b(full name|first name|last name|surname|your name|initials|date of birth|birthday)\b/i;
const diagnosisPattern =
  /\b(diagnos\w*|medical|medications?|prescri\w*|test results?|lab results?|treatments?|conditions?|infertil\w*|IVF|IUI|embryos?|miscarr\w*|pregnan\w*|sperm|eggs?|surger\w*|disorders?|symptoms?)\b/i;

function warningsOf(question: Question, { identity }: CampaignContent): Remark[] {
  const rows = question.kind === "matrix" ? question.rows.map(({ label }) => label) : [];
  const text = [question.label, question.help, ...rows].join(" ");
  const reaches = question.kind === "email" || question.kind === "phone";
  const texts = [
    namePattern.test(text) ? warn.name : undefined,
    question.kind !== "statement" && diagnosisPattern.test(text) ? warn.diagnosis : undefined,
    reaches && identity === "anonymous" ? warn.identity : undefined,
    question.kind === "longText" ? warn.freeText : undefined,
  ];
  return texts.flatMap((text) => (text === undefined ? [] : [{ text, part: question.id }]));
}
