import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { legalPages } from "#content/index.ts";
import { contactFields } from "#content/pages/legal/form-fields.ts";
import { type DeviceRow, deviceTable, keptTable } from "#content/pages/legal/kept-tables.ts";
import { privacyPolicy } from "#content/pages/legal/privacy-policy.ts";
import { contactMessage, messageRetentionMonths } from "#features/inbox/forms/schema/contact.ts";
import { inquiryRetentionMonths } from "#features/inbox/forms/schema/inquiry.ts";
import { leftRetentionDays, mailEveryMs, unconfirmedRetentionDays } from "#features/newsletter/rules.ts";
import { sessionHours } from "#features/team/sign-in/rules.ts";
import { knownBrowserDays } from "#platform/auth/known-browsers.ts";
import { day } from "#platform/clock/clock.ts";
import { fieldsOf } from "#platform/records/fields.ts";
import { type FieldFact, type LegalFacts, legalFacts, putInFacts, wordsForFields } from "./facts.server.ts";

const facts = legalFacts({
  analytics: true,
  asksToConfirm: true,
  mailsAsFiles: true,
  readsMail: true,
  audioFromElsewhere: true,
});

/** The rows of one table of the privacy policy, by its caption. */
function rowsOf(caption: string, using: LegalFacts = facts) {
  const blocks = putInFacts(privacyPolicy, using).sections.flatMap((section) => section.blocks);
  const table = blocks.find((block) => block.kind === "table" && block.caption === caption);
  return table?.kind === "table" ? table.rows : [];
}

describe("the fields a legal page names", () => {
  const words = contactFields.fields;

  it("are those of the form's schema, in its order, with its bounds", () => {
    const rows = rowsOf(contactFields.caption).map(({ label, note }) => [label, note]);
    const labels = new Map(Object.entries(words).map(([name, { label }]) => [name, label]));
    expect(rows.map(([label]) => label)).toEqual(
      fieldsOf(contactMessage).map(({ name }) => labels.get(name)),
    );
    const first = [
      ["Full name", "Needed. Up to 200 characters"],
      ["Email address", "Needed. Up to 254 characters"],
      ["Phone", "Optional. Up to 50 characters"],
      ["Subject", "Needed"],
      ["Message", "Needed. Up to 10,000 characters"],
      ["The hidden field", undefined],
    ];
    expect(rows.filter(([label]) => first.some(([known]) => known === label))).toEqual(first);
  });

  it("stop the build when a form gains a field that the policy does not name", () => {
    const wider = z.extend(contactMessage, { birthday: z.optional(z.string()) });
    const fields = fieldsOf(wider);
    expect(fields.at(-1)).toMatchObject({ name: "birthday", needed: false });
    expect(fields.at(-1)?.max).toBeUndefined();
    expect(() => wordsForFields("contact", fields, words)).toThrow(
      'the field "birthday" of the contact form',
    );
  });

  it("stop the build when the policy names a field that is gone", () => {
    const fields: readonly FieldFact[] = fieldsOf(z.omit(contactMessage, { phone: true }));
    expect(() => wordsForFields("contact", fields, words)).toThrow('no field "phone" any more');
  });
});

describe("the figures on the legal pages", () => {
  it("are the constants the daily job works by", () => {
    const kept = Object.fromEntries(rowsOf(keptTable.caption).map(({ label, text }) => [label, text]));
    const { message, inquiry, unconfirmed, left } = keptTable.rows;
    expect(kept[message.label]).toBe(`${messageRetentionMonths} months.`);
    expect(kept[inquiry.label]).toBe(`${inquiryRetentionMonths} months.`);
    expect(kept[unconfirmed.label]).toContain(`${unconfirmedRetentionDays} days after`);
    expect(kept[left.label]).toContain(`${leftRetentionDays} days.`);
  });

  it("stand nowhere as plain text: other constants give other sentences, everywhere", () => {
    const names = Object.keys(facts.figures);
    const otherFigures = Object.fromEntries(names.map((name, at) => [name, `${701 + at} days`]));
    const text = legalPages
      .map((page) =>
        JSON.stringify(putInFacts(page, { ...facts, figures: { ...facts.figures, ...otherFigures } })),
      )
      .join("\n");
    for (const [name, figure] of Object.entries(otherFigures)) expect(text, name).toContain(figure);
    const printed = text.match(/\b\d+ (?:day|week|month|year|hour|minute)s?\b/g) ?? [];
    // The promise to answer is the one length of time that is agreed to the letter.
    const strangers = printed.filter(
      (each) => !Object.values(otherFigures).includes(each) && each !== "24 hours",
    );
    expect(strangers).toEqual([]);
  });

  it("may not be asked for by a name that nobody gives", () => {
    const page = { ...privacyPolicy, summary: [{ text: "Kept {forEver}." }] };
    expect(() => putInFacts(page, facts)).toThrow("{forEver}");
  });

  it("hold for the sentence that one address gets one mail a day", () => {
    expect(mailEveryMs).toBe(day);
  });
});

/** Where the browser's own store is used, and the row of the privacy policy that says so. */
const storesOnDevice: Readonly<Record<string, readonly DeviceRow[]>> = {
  // Cookies are only ever removed there.
  "features/visits/analytics/client/bar.ts": ["analytics"],
  "features/podcast/ui/use-player.ts": ["choices"],
  "features/zenden/ui/room.tsx": ["choices"],
  "features/campaigns/ui/kept-answers.ts": ["typing"],
  "features/mentors/pages/your-letters/writing.tsx": ["typing"],
  "features/worksheets/client/stored-keys.ts": ["typing"],
  "features/worksheets/client/stored-sheets.ts": ["typing"],
  "features/journal/client/database.ts": ["typing"],
  "platform/device-encryption/device-key.ts": ["deviceKey"],
  // Whatever the admin keeps of what is typed goes through it.
  "platform/drafts/parked-drafts.ts": ["team"],
  "features/dashboard/client/press-key.ts": ["team"],
  "web/layout/quiet-script.ts": ["choices"],
  "web/layout/head-script.ts": ["choices"],
  "web/offline/service-worker.ts": ["offline"],
  // It only opens the tab's storage for the router, and writes nothing.
  "web/layout/hydrate-script.ts": [],
  // It only looks and erases.
  "features/journal/pages/on-this-device/kept-here.ts": [],
};

/** Where cookies are written: for people of the team only, which the policy says in a sentence of its own. */
const teamCookies = [
  "api/mount.ts",
  "features/team/profile/admin/profile-action.server.ts",
  "platform/auth/cookies.ts",
  "platform/auth/known-browsers.ts",
];

it("names in the privacy policy everything that is written to a visitor's device", () => {
  const src = resolve(import.meta.dirname, "../../../..");
  const filesUnder = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesUnder(path) : [path];
    });
  const stores =
    /\b(localStorage|sessionStorage|indexedDB|openDB|document\.cookie|caches\.open)\b|set-cookie/i;
  const found = filesUnder(src)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => stores.test(readFileSync(path, "utf8")))
    .map((path) => relative(src, path));
  // A new file here: add a row to deviceTable in src/content/pages/legal/kept-tables.ts, and the file above.
  expect(found.toSorted()).toEqual([...Object.keys(storesOnDevice), ...teamCookies].toSorted());
  const said = JSON.stringify(putInFacts(privacyPolicy, facts));
  expect(said).toContain(
    `a cookie that says so. It goes when they sign out, and after ${sessionHours} hours`,
  );
  expect(said).toContain(`A second cookie stays for ${knownBrowserDays} days`);
  const named = new Set(Object.values(storesOnDevice).flat());
  expect([...named].toSorted()).toEqual(Object.keys(deviceTable.rows).toSorted());
});
