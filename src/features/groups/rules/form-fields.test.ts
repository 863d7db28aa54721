import { describe, expect, it } from "vitest";
import { groupWith } from "#tests/support/group-places.ts";
import { groupForm, groupOfForm } from "../schema/group.ts";
import { groupFields, groupFromFields, newGroupFields } from "./form-fields.ts";

describe("the form of a group", () => {
  it("gives back what it was filled with", () => {
    const breaks = [
      { from: "2026-12-20", to: "2027-01-04" },
      { from: "2027-07-06", to: "2027-07-06" },
    ];
    for (const input of [
      groupWith(),
      groupWith({
        schedule: { unit: "dayOfMonth", first: "2026-11-30", last: true, until: "2027-06-30", breaks },
      }),
      groupWith({ state: "closed", address: "", schedule: { count: 6, every: 2 } }),
    ])
      expect(groupOfForm(groupForm.parse(groupFromFields(groupFields(input))))).toEqual(input);
  });

  it("takes a day alone as a break, and refuses what isn't a number or a day beside its field", () => {
    const fields = {
      ...groupFields(groupWith()),
      breaks: " 2026-12-24 \n\n2026-12-31 to 2027-01-02",
    };
    expect(groupFromFields(fields).breaks).toEqual([
      { from: "2026-12-24", to: "2026-12-24" },
      { from: "2026-12-31", to: "2027-01-02" },
    ]);
    const wrong = { ...fields, size: "many", minutes: "-5", breaks: "Christmas" };
    const { error } = groupForm.safeParse(groupFromFields(wrong));
    expect(error?.issues.map(({ path }) => path[0])).toEqual(
      expect.arrayContaining(["size", "minutes", "breaks"]),
    );
    expect(groupForm.safeParse(groupFromFields(newGroupFields)).success).toBe(false);
  });

  it("asks what a group costs, also one from before the team had to say it", () => {
    const { content, ...group } = groupWith();
    for (const fields of [
      { ...groupFields(groupWith()), cost: newGroupFields.cost ?? "-" },
      groupFields({ ...group, content: { ...content, cost: "unsaid" } }),
    ]) {
      expect(fields.cost).toBe("");
      const { error } = groupForm.safeParse(groupFromFields(fields));
      expect(error?.issues.map(({ path }) => path[0])).toEqual(["cost"]);
    }
  });
});
