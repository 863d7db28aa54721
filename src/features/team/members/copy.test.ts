import { describe, expect, it } from "vitest";
import { roleMeaning } from "#content/invitation.ts";
import { type Permission, roleMay, roles, scoped } from "#platform/permissions/access.ts";
import { roleHint } from "./admin/invite-form.tsx";
import { accessSummary } from "./copy.ts";

/** What can be published, or sent out, by the permission for it and the words that a role's text has for it. */
const published: Partial<Record<Permission, string>> = {
  "campaigns.publish": "campaign",
  "groups.write": "groups",
  "content.publish": "articles, pages and prices",
  "newsletter.send": "newsletters",
};

/** The sentence of a text that says what somebody can publish. */
const publishing = (text: string) => text.split(/(?<=[.;:]) /).find((each) => /an publish/.test(each)) ?? "";

describe.each(roles)("the texts for the role %s", (role) => {
  it.each([roleHint[role], roleMeaning[role]])("say exactly what it publishes: %s", (text) => {
    if (roleMay(role, "team.manage")) return expect(text).toMatch(/everything/);
    const kinds = Object.values(scoped).flatMap(({ permissions, publishing: ticked }) => [
      ...permissions,
      ...ticked,
    ]);
    const may = (permission: Permission) =>
      role === "limited" ? kinds.some((each) => each === permission) : roleMay(role, permission);
    const said = Object.entries(published).filter(([, words]) => publishing(text).includes(words));
    const inForce = Object.entries(published).filter(([permission]) => may(permission as Permission));
    expect(said).toEqual(inForce);
    if (inForce.length === 0) expect(text).toMatch(/can(?:’|')t publish anything/i);
  });
});

it("sums up limited access", () => {
  const campaign = { kind: "campaign", id: "1" } as const;
  const group = { kind: "group", id: "2" } as const;
  expect(accessSummary([campaign, { ...campaign, id: "3" }, group])).toBe("2 campaigns, 1 group");
  expect(accessSummary([{ kind: "article", id: "new" }])).toBe("drafts of new articles");
  expect(accessSummary([])).toBe("");
});
