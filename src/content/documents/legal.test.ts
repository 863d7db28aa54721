import { describe, expect, it } from "vitest";
import { withValueAt } from "#platform/drafts/merge.ts";
import { currentSitemap } from "../index.ts";
import { accessibility } from "../pages/legal/accessibility.ts";
import { consumerHealthData } from "../pages/legal/consumer-health-data.ts";
import { privacyPolicy } from "../pages/legal/privacy-policy.ts";
import { termsOfService } from "../pages/legal/terms-of-service.ts";
import { withContent } from "../published.server.ts";
import { editableDocument } from "./register.server.ts";

const kept = "sections.how-long.blocks.how-long-we-keep-things.table.rows.message.text";
const collected = "sections.what-we-collect.blocks.our-question-pages-say-why-we.text";
const shorter = "sections.how-long.blocks.a-message-messagekept-at-most.items";

function changed(id: string, field: string, put: unknown) {
  const document = editableDocument(id);
  if (document === undefined) throw new Error(`There is no document "${id}".`);
  const value = withValueAt(document.shipped, field.split("."), put);
  return {
    value,
    problems: document.problemsOf(value),
    publish: (at: string) => document.publish(value, at),
  };
}

const problem = (id: string, field: string, put: unknown) => changed(id, field, put).problems[0]?.message;

describe("a legal page", () => {
  it("keeps the figures of the code, and says which one is missing", () => {
    expect(problem("privacy-policy", kept, "Erased after 12 months.")).toBe(
      "Please keep {messageKept}, where we put how long a message is kept",
    );
    expect(problem("privacy-policy", kept, "Erased after {messageKept}.")).toBeUndefined();
    expect(problem("privacy-policy", kept, "{messageKept}, not {constructor}.")).toBe(
      "Please remove {constructor}: there is nothing to put there",
    );
  });

  it("keeps its links, and links only to pages of ours", () => {
    const wrong = "Please write links as [words](/page), with the address of one of our pages";
    expect(problem("privacy-policy", collected, "Ask us.")).toBe(
      "Please keep a link to this page: [words](/your-answer)",
    );
    expect(
      problem("privacy-policy", collected, "[See them](/your-answer) or [us](/contact)."),
    ).toBeUndefined();
    for (const link of ["https://elsewhere.org", "/no-such-page", "javascript:alert(1)", "/contact x"])
      expect(problem("privacy-policy", collected, `[See](/your-answer), [more](${link})`), link).toBe(wrong);
  });

  it("keeps the summary's link to one's data", () => {
    const removed = "summary.how-to-get-it-deleted-ask.text";
    expect(problem("privacy-policy", removed, "Ask us.")).toBe(
      "Please keep a link to this page: [words](/privacy/my-data)",
    );
    expect(problem("privacy-policy", removed, "Ask for [your data](/privacy/my-data).")).toBeUndefined();
  });

  it("has no links where the page shows none", () => {
    for (const field of [
      "sections.what-we-collect.blocks.what-the-contact-form-asks-for.table.fields.name.text",
      "sections.how-long.blocks.how-long-we-keep-things.table.rows.answers.text",
    ])
      expect(problem("privacy-policy", field, "See [us](/contact)."), field).toBe(
        "Please leave links out of this text",
      );
  });

  it("lets points move, as long as all of them together keep what they need", () => {
    const points = [
      "Newsletters: {leftKept}.",
      "We kept it: {inquiryKept}.",
      "A message: {messageKept}.",
      "Letters: {mentoringKept}.",
      "More.",
    ];
    expect(problem("consumer-health-data", shorter, points)).toBeUndefined();
    expect(problem("consumer-health-data", shorter, points.slice(1))).toContain("Please keep {leftKept}");
    expect(problem("consumer-health-data", shorter, [...points, "{forEver}"])).toContain("remove {forEver}");
  });

  it("takes nothing but the words of its tables: names of fields, prices and the operator's facts stay", () => {
    for (const [id, field] of [
      [
        "privacy-policy",
        "sections.what-we-collect.blocks.what-the-contact-form-asks-for.table.fields.name.label",
      ],
      ["privacy-policy", "sections.who-we-are.blocks.who-is-in-charge.table.rows.0.text"],
      ["terms-of-service", "sections.membership.blocks.plans-that-can-be-bought-today.table.rows"],
    ] as const)
      expect(problem(id, field, "Changed"), field).toBe("Please don’t add anything to this");
  });

  it("gives every text an id of its own, so that the form has all of them", () => {
    for (const { path, sections, summary } of [
      privacyPolicy,
      termsOfService,
      consumerHealthData,
      accessibility,
    ])
      for (const texts of [summary, sections, ...sections.map(({ blocks }) => blocks)])
        expect(new Set(texts.map(({ id }) => id)).size, path).toBe(texts.length);
  });

  it("says the day of the last publication, on the page and in the sitemap", () => {
    const { changed: shippedOn } = accessibility;
    const { changed: privacyShippedOn } = privacyPolicy;
    const mapped = () => currentSitemap().find(({ path }) => path === "/accessibility")?.changed;
    withContent({}, () => {
      changed("accessibility", "heading", "Access").publish("2027-02-03T23:30:00.000Z");
      expect([accessibility.changed, mapped()]).toEqual(["2027-02-03", "2027-02-03"]);
      expect(privacyPolicy.changed).toBe(privacyShippedOn);
      changed("accessibility", "heading", "Access").publish("2025-02-03T23:30:00.000Z");
      expect(accessibility.changed).toBe(shippedOn);
      editableDocument("accessibility")?.publish(undefined);
      expect([accessibility.changed, mapped()]).toEqual([shippedOn, shippedOn]);
    });
  });
});
