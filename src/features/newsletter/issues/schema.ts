import * as z from "zod/mini";
import { isTimeZone } from "#platform/clock/time-zone.ts";
import { safeText } from "#platform/http/safe-string.ts";
import { teamText } from "#platform/http/team-text.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { groupAudiences } from "#platform/mail/group-people.ts";
import { isTooCostly } from "#platform/markdown/cost.ts";
import { issueMessages as sentences } from "./copy.ts";
import { issueBounds, largestPace } from "./rules/sending.ts";
import { latestWelcomeDay } from "./rules/welcome.ts";

const shortId = safeText({ max: 50, sentence: sentences.unknownLabel });

const chosenId = safeText({ max: 50, sentence: sentences.segment, missing: sentences.segment });
const who = z.enum(groupAudiences, sentences.segment);

/** The most tags that one newsletter can go to. */
export const mostTags = 20;

/** The audience of an issue, before each person's opt-outs apply. */
const segment = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("all") }),
    z.strictObject({ kind: z.literal("topic"), topic: shortId }),
    /** Whoever has at least one of them. */
    z.strictObject({
      kind: z.literal("tags"),
      tags: z
        .array(chosenId)
        .check(z.minLength(1, sentences.segment), z.maxLength(mostTags, sentences.segment)),
    }),
    z.strictObject({
      kind: z.literal("source"),
      source: safeText({ max: textBounds.name, sentence: sentences.segment, missing: sentences.segment }),
    }),
    z.strictObject({ kind: z.literal("saved"), segment: shortId }),
    z.strictObject({ kind: z.literal("group"), group: chosenId, who }),
    z.strictObject({ kind: z.literal("date"), group: chosenId, date: chosenId, who }),
  ],
  sentences.segment,
);

export const issueContent = z.strictObject({
  subject: safeText({ max: issueBounds.subject, sentence: sentences.longSubject }).check(
    z.refine((text) => !/[\r\n]/.test(text), sentences.oneLine),
  ),
  /** What mail apps show beside the subject. Empty in issues from before there was one. */
  preview: z._default(
    safeText({ max: issueBounds.preview, sentence: sentences.longPreview }).check(
      z.refine((text) => !/[\r\n]/.test(text), sentences.oneLinePreview),
    ),
    "",
  ),
  /** Markdown. */
  text: teamText({ max: issueBounds.text, sentence: sentences.longText }),
  /** Subscribers who opted out of one don't get it. */
  topics: z.array(shortId).check(z.maxLength(50, sentences.unknownLabel)),
  dates: z.array(shortId).check(z.maxLength(50, sentences.unknownLabel)),
  segment,
  /** Emails per minute. */
  pace: z.int(sentences.pace).check(z.gte(1, sentences.pace), z.lte(largestPace, sentences.pace)),
});

export type IssueContent = z.output<typeof issueContent>;

/** What can be saved now. Content stored before this rule can still be read and sent. */
const savedContent = issueContent.check(
  z.refine(({ text }) => !isTooCostly(text), { error: sentences.nestedText, path: ["text"] }),
);

const revision = z.int(sentences.revision).check(z.gte(1, sentences.revision));

const sendAt = safeText({ max: 30, sentence: sentences.sendAt }).check(
  z.refine(
    (text) => text === "" || (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && Number.isFinite(Date.parse(text))),
    sentences.sendAt,
  ),
);

/** With the revision the client loaded. */
export const issueChange = z.strictObject({ revision, content: savedContent });

export const issueRestoring = z.strictObject({ revision, version: shortId });

export const issueMoving = z.union([
  z.strictObject({
    revision,
    move: z.literal("schedule"),
    /** When to send it; empty for now. */
    sendAt,
    zone: safeText({ max: 60, sentence: sentences.zone }).check(z.refine(isTimeZone, sentences.zone)),
  }),
  z.strictObject({ revision, move: z.enum(["unschedule", "pause", "resume", "stop"]) }),
]);

export type IssueMove = "unschedule" | "pause" | "resume" | "stop";

/** Empty, with content, from a template, or for some people. */
export const issueCreation = z.strictObject({
  content: z.optional(savedContent),
  template: z.optional(safeText({ max: 60, sentence: sentences.template })),
  to: z.optional(segment),
});

export const welcomeSwitching = z.strictObject({ revision, on: z.boolean(sentences.wrongState) });

export const welcomeDay = z.strictObject({
  id: shortId,
  days: z
    .int(sentences.welcomeDays)
    .check(z.gte(1, sentences.welcomeDays), z.lte(latestWelcomeDay, sentences.welcomeDays)),
});

export const welcomeMoving = z.strictObject({
  id: shortId,
  revision,
  move: z.enum(["add", "take_out"], sentences.wrongState),
});

export const issuePreview = z.strictObject({ content: issueContent });

export const issueAgain = z.strictObject({ which: z.enum(["unsure", "failed"], sentences.wrongState) });
