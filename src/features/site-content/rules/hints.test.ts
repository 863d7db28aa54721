import { expect, it } from "vitest";
import { claims } from "#content/claims.ts";
import { pageAt } from "#content/index.ts";
import { articleDocuments } from "#content/knowledge-hub/current-articles.ts";
import { pictureFolder } from "#content/uploaded-pictures.ts";
import { stepsBeside } from "#tests/support/steps.ts";
import { articleHints } from "./hints.ts";

const around = {
  isPage: (path: string) => pageAt(path) !== undefined,
  figures: claims.flatMap(({ figures }) => figures),
  names: ["Kinward"],
};
const [first] = [...articleDocuments().values()].map(({ shipped }) => shipped);

it("says what could be better, and why", () => {
  if (!first) throw new Error("There are no articles.");
  const text = [
    "After a failed IVF, 73% of people wait.",
    "## Next",
    "See [this](/no-such-page), [that](/contact#form) and [there](https://example.org).",
    "## Next",
    "Participants undergoing assisted reproduction frequently experience considerable psychological morbidity. ".repeat(
      8,
    ),
  ].join("\n\n");
  const hints = articleHints({ ...first, text, claims: [], description: "Short." }, around).join("\n");
  expect(hints).toContain("This reads like grade");
  expect(hints).toContain("“failed IVF” can hurt");
  expect(hints).toContain("“73%” has no source");
  expect(hints).toContain("link to /no-such-page leads nowhere");
  expect(hints).not.toContain("/contact");
  expect(hints).toContain("heading “Next” is there twice");
  expect(hints).toContain("6 characters");
});

it("takes an uploaded picture, and a worksheet or card to print, for what is there", () => {
  if (!first) throw new Error("There are no articles.");
  const text = [
    `![A pond](${pictureFolder}0b9d6c1e-6f5a-4f0e-9d6b-7c1a5a3e4d01)`,
    "[The card](/downloads/cards/crisis-card.pdf) and [no card](/downloads/cards/none.pdf)",
  ].join("\n\n");
  const hints = articleHints({ ...first, text }, around).join("\n");
  expect(hints).not.toContain(pictureFolder);
  expect(hints).not.toContain("crisis-card");
  expect(hints).toContain("/downloads/cards/none.pdf leads nowhere");
});

it("has nothing to say about the articles of this repository, but that some are clipped", () => {
  for (const { id, shipped } of articleDocuments().values()) {
    const hints = articleHints(shipped, around);
    expect(
      hints.filter((hint) => !hint.includes("one short sentence after another")),
      id,
    ).toEqual([]);
  }
});

it("takes no more than ten times the steps of honest text for what is made to be slow", async () => {
  if (!first) throw new Error("There are no articles.");
  const article = first;
  const hintsFor = (piece: string) => () =>
    articleHints({ ...article, text: piece.repeat(5_000 / piece.length) }, around);
  const hostile = ["- a\n", "[", "](/", "<", "1 in 6 ", "failed ", "\n", "a", "* ", "1-", "## x\n"];
  const ratios = await stepsBeside(
    hintsFor("We sat in the car for a while. Then we went home.\n\n"),
    Object.fromEntries(hostile.map((piece) => [piece, hintsFor(piece)])),
  );
  // What takes quadratic time took hundreds of times as many.
  expect(ratios.filter(([, ratio]) => ratio > 10)).toEqual([]);
});
