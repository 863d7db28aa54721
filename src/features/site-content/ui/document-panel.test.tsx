import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { crisisDocument } from "#content/crisis.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { NumberList } from "./document-panel.tsx";

const places = ["988", "18009444773"].map((number) => ({
  number,
  documents: [{ id: "pregnancy-loss", title: "Pregnancy loss" }],
  texts: [{ href: "/admin/replies", title: "Saved reply: Help now" }],
}));
const drawn = (value: unknown) => renderToStaticMarkup(<NumberList places={places} value={value} />);

it("lists where a number is printed that the lines no longer call, also if a line is still named after it", () => {
  const { shipped } = crisisDocument;
  expect(drawn(shipped)).toBe("");
  const html = drawn(withValueAt(shipped, ["numbers", "crisis"], "989"));
  expect(html).toContain("988");
  expect(html).toContain('href="/admin/site/pregnancy-loss"');
  expect(html).toContain('href="/admin/replies"');
  expect(html).toContain("This form, in a name or a sentence");
  expect(html).not.toContain("1-800-944-4773");
});
