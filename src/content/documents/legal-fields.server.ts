/** Sentences of the legal pages, as fields: what the code puts into them, and where they link to, has to stay. */
import * as z from "zod/mini";
import { pageAt } from "../index.ts";
import { namePlaceholder } from "../organization-name.ts";
import { linksIn } from "../pages/legal/legal-links.ts";
import type { LegalFact } from "../pages/legal/legal-page.ts";
import { placeholdersIn } from "../template.ts";
import { fieldOf, list, noted, plainText } from "./fields.server.ts";

/** What stands in each placeholder of a sentence. */
const placeholders: Readonly<Record<string, string>> = {
  messageKept: "how long a message is kept",
  suspectedMessageKept: "how long a message that looks like spam is kept",
  inquiryKept: "how long a clinic’s inquiry is kept",
  suspectedInquiryKept: "how long an inquiry that looks like spam is kept",
  answerDraftKept: "how long a draft of answers stays on the visitor’s device",
  suspectedAnswersKept: "how long answers that look like spam are kept",
  suspectedSignupKept: "how long a sign-up that looks like spam is kept",
  attendanceKept: "how long it is kept who came to a meeting",
  placeKept: "how long a place in a group is kept after it has ended",
  changeKept: "how long a change is kept that someone made because something had changed",
  mentoringKept: "how long a request for a mentor and its letters are kept after it has ended",
  mentoringLasts: "after how long a request for a mentor ends by itself, if no one writes",
  unconfirmedKept: "how long an unconfirmed address is kept",
  leftKept: "how long the address of someone who unsubscribed is kept",
  letterMailsKept: "how long we keep who was sent a newsletter",
  sentToKept: "how long we keep which email went to which address",
  reportsKept: "how long we keep that an email came back",
  sentMailKept: "how long the note that an email was sent is kept",
  mailFileKept: "how long emails in files are kept",
  sentFormKept: "how long the mark of a sent form is kept",
  teamSessionKept: "how long someone on the team stays signed in",
  knownBrowserKept: "how long a browser of the team is known",
  auditKept: "how long the audit log is kept",
  requestKept: "how long a request for someone’s data is kept",
  linkWorks: "how long a link to someone’s data works",
  missingKept: "how long an unknown address is kept",
  closedAccountKept: "how long a closed team account is kept",
  analyticsAsked: "when we ask about analytics again",
  visitsKept: "how long numbers of visits are kept",
} satisfies Record<LegalFact, string>;

/** What is wrong with a text: a placeholder without a value, or a link that isn't to a page of ours. */
function strangeIn(text: string): string | undefined {
  const foreign = placeholdersIn(text).find(
    (name) => !Object.hasOwn(placeholders, name) && name !== namePlaceholder,
  );
  if (foreign !== undefined) return `Please remove {${foreign}}: there is nothing to put there`;
  const links = linksIn(text);
  const isWhole = text.split("](").length - 1 === links.length;
  return isWhole && links.every((href) => pageAt(href)?.path === href)
    ? undefined
    : "Please write links as [words](/page), with the address of one of our pages";
}

/** What texts no longer have of the shipped ones: a placeholder, or a link. */
function lostFrom(texts: readonly string[], shipped: readonly string[]): string | undefined {
  const placeholder = lacking(shipped.flatMap(placeholdersIn), texts.flatMap(placeholdersIn));
  if (placeholder !== undefined)
    return `Please keep {${placeholder}}, where we put ${placeholders[placeholder]}`;
  const link = lacking(shipped.flatMap(linksIn), texts.flatMap(linksIn));
  return link === undefined ? undefined : `Please keep a link to this page: [words](${link})`;
}

function lacking(needed: readonly string[], found: readonly string[]): string | undefined {
  return needed.find((each) => !found.includes(each));
}

function placeholdersOf(shipped: readonly string[]): { placeholders?: Readonly<Record<string, string>> } {
  const names = new Set(shipped.flatMap(placeholdersIn));
  const found = Object.entries(placeholders).filter(([name]) => names.has(name));
  return found.length === 0 ? {} : { placeholders: Object.fromEntries(found) };
}

function helpFor(shipped: readonly string[]): string[] {
  const kept = [...new Set(shipped.flatMap(placeholdersIn))].map(
    (name) => `{${name}}: ${placeholders[name]}.`,
  );
  const links = [...new Set(shipped.flatMap(linksIn))].map((href) => `Keep the link to ${href}.`);
  return [...kept, ...links];
}

type Text = { label: string; max: number; shipped: string; help?: string };

/** A text in a table: it has no links, and in the first column one line. */
export function legalCell({ oneLine = false, ...text }: Text & { oneLine?: boolean }) {
  const checked = legalText(text).check(
    z.superRefine((value, context) => {
      const message = value.includes("](")
        ? "Please leave links out of this text"
        : oneLine && value.includes("\n")
          ? "Please use one line"
          : undefined;
      if (message !== undefined) context.addIssue({ code: "custom", message, input: value });
    }),
  );
  const field = fieldOf(legalText(text));
  return noted(checked, oneLine && field.kind === "longText" ? { ...field, kind: "text" } : field);
}

/** A text that keeps the placeholders and links of the shipped one. */
export function legalText({ label, max, shipped, help }: Text) {
  const schema = plainText(max).check(
    z.superRefine((value, context) => {
      const message = strangeIn(value) ?? lostFrom([value], [shipped]);
      if (message !== undefined) context.addIssue({ code: "custom", message, input: value });
    }),
  );
  const shownHelp = [...(help === undefined ? [] : [help]), ...helpFor([shipped])].join(" ");
  return noted(schema, {
    kind: "longText",
    max,
    label,
    ...placeholdersOf([shipped]),
    ...(shownHelp === "" ? {} : { help: shownHelp }),
  });
}

/** Points that can be added, removed and moved. All together keep the placeholders and links of the shipped ones. */
export function legalPoints({ label, shipped }: { label: string; shipped: readonly string[] }) {
  const item = noted(
    plainText(800).check(
      z.superRefine((value, context) => {
        const message = strangeIn(value);
        if (message !== undefined) context.addIssue({ code: "custom", message, input: value });
      }),
    ),
    { kind: "longText", max: 800, label: "Point", ...placeholdersOf(shipped) },
  );
  const help = helpFor(shipped).join(" ");
  const schema = list({ label, least: 1, most: 30, item });
  const checked = schema.check(
    z.superRefine((value, context) => {
      const message = lostFrom(value, shipped);
      if (message !== undefined) context.addIssue({ code: "custom", message, input: value });
    }),
  );
  return noted(checked, {
    kind: "list",
    label,
    least: 1,
    most: 30,
    item: { kind: "longText", max: 800, label: "Point" },
    ...(help === "" ? {} : { help }),
  });
}
