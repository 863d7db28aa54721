import { expect, it } from "vitest";
import { campaignTemplates } from "../copy/templates.ts";
import type { Condition, Option } from "../schema/campaign.ts";
import { pastedLines, withPasted } from "./builder-input.ts";
import { conditionText } from "./condition-text.ts";
import { fromTemplate, newCampaign } from "./new-campaign.ts";
import { publishChecks } from "./publish-checks.ts";

const option = (id: string, label: string): Option => ({ id, label, cap: null });

it("makes a draft of every template that lacks only a contact person", () => {
  expect(campaignTemplates).toHaveLength(6);
  for (const template of campaignTemplates) {
    const draft = fromTemplate(newCampaign("UTC"), template);
    const questions = draft.sections[0]?.questions ?? [];
    expect(questions.map(({ label }) => label)).toEqual(template.questions.map(({ label }) => label));
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(publishChecks(draft, undefined).faults).toHaveLength(1);
  }
});

it("keeps a title that is there already", () => {
  const [template] = campaignTemplates;
  if (!template) throw new Error("no template");
  expect(fromTemplate({ ...newCampaign("UTC"), title: "Ours" }, template).title).toBe("Ours");
});

it("says on a closed card when a question is shown", () => {
  const [template] = campaignTemplates;
  if (!template) throw new Error("no template");
  const draft = fromTemplate(newCampaign("UTC"), template);
  const [first] = draft.sections[0]?.questions ?? [];
  if (first?.kind !== "oneChoice") throw new Error("no choice");
  const values = [first.options[0]?.id ?? "", "other"];
  const showIf: Condition = { match: "all", tests: [{ question: first.id, is: "one-of", values }] };
  expect(conditionText(draft, showIf)).toBe(
    "Shown if “Which path are you on?” is one of Infertility treatment, Something else",
  );
  const gone: Condition = {
    match: "any",
    tests: [{ question: "x", is: "answered", values: [] }, ...showIf.tests],
  };
  expect(conditionText(draft, gone)).toMatch(/^Shown if A question that was deleted.* or “Which path/);
  expect(conditionText(draft, null)).toBe("");
});

it("takes pasted lines as options, without their bullets, and fills empty ones first", () => {
  expect(pastedLines("- One\r\n\n 2) Two \n• Three\n4 of us")).toEqual(["One", "Two", "Three", "4 of us"]);
  let made = 0;
  const fresh = () => {
    made += 1;
    return option(`new${made}`, "");
  };
  const pasted = withPasted(
    {
      options: [option("a", ""), option("b", "")],
      at: 0,
      lines: ["One", "Two", "Three"],
      most: 40,
      longest: 200,
    },
    fresh,
  );
  expect(pasted.map(({ id, label }) => [id, label])).toEqual([
    ["a", "One"],
    ["new1", "Two"],
    ["new2", "Three"],
  ]);
  const kept = withPasted(
    {
      options: [option("a", "Kept"), option("b", "Last")],
      at: 0,
      lines: ["One", "Two"],
      most: 3,
      longest: 2,
    },
    fresh,
  );
  expect(kept.map(({ label }) => label)).toEqual(["Kept", "On", "Tw"]);
});
