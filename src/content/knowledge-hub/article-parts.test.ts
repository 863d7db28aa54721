import { describe, expect, it } from "vitest";
import { articleParts } from "./article-parts.ts";

describe("an article's parts", () => {
  it("are its text, its notes with the heading after them, and its warnings", () => {
    const text = `Before.

<Note topics="loss medical">

Hard.

<Urgent>

Call now.

</Urgent>

</Note>

## What comes next

After.`;
    expect(articleParts(text)).toEqual([
      { kind: "markdown", text: "Before." },
      {
        kind: "note",
        topics: ["loss", "medical"],
        parts: [
          { kind: "markdown", text: "Hard." },
          { kind: "urgent", text: "Call now." },
        ],
        skipTo: "what-comes-next",
        repeats: false,
      },
      { kind: "markdown", text: "## What comes next\n\nAfter." },
    ]);
  });

  it("lose no word when a tag is missing", () => {
    expect(articleParts('<Note topics="loss">\n\nOne.\n\n<Note topics="money">\n\n<Urgent>\n\nTwo.')).toEqual(
      [
        {
          kind: "note",
          topics: ["loss"],
          parts: [{ kind: "markdown", text: "One." }],
          skipTo: undefined,
          repeats: false,
        },
        {
          kind: "note",
          topics: ["money"],
          parts: [{ kind: "urgent", text: "Two." }],
          skipTo: undefined,
          repeats: false,
        },
      ],
    );
    expect(articleParts("</Urgent>\n\nWords.\n\n</Note>\n\nMore.")).toEqual([
      { kind: "markdown", text: "Words." },
      { kind: "markdown", text: "More." },
    ]);
  });

  it("repeat a note where it names no topic that notes before it haven't", () => {
    const notes = ["loss medical", "loss", "loss children", "medical", "selfHarm loss"];
    const parts = articleParts(
      notes.map((topics) => `<Note topics="${topics}">\n\nHard.\n\n</Note>`).join("\n"),
    );
    expect(parts.map((part) => part.kind === "note" && part.repeats)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it("are found by whole lines only", () => {
    expect(articleParts("The <Urgent> tag\n<Note topics='x'>")).toEqual([
      { kind: "markdown", text: "The <Urgent> tag\n<Note topics='x'>" },
    ]);
  });
});
