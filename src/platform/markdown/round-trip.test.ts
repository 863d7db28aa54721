import { getSchema } from "@tiptap/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { articleHtml } from "#features/knowledge-hub/pages/article/drawn-article.server.tsx";
import { markdownAsMail } from "#platform/mail/markdown-mail.ts";
import { documentsWithAddresses, documentsWithSigns } from "#tests/support/rich-text-documents.ts";
import { seenInEditor, seenInHtml } from "#tests/support/seen-lines.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { textParts } from "#ui/rich-text/parts.ts";
import { editorDocument } from "./editor-read.ts";
import type { EditorNode } from "./editor-words.ts";
import { markdownOf } from "./editor-write.ts";

// RICH_TEXT_RUNS=20000 tries more documents than every run can.
const numRuns = Number(process.env.RICH_TEXT_RUNS ?? (isWholeRun ? 60 : 20));
const timeout = 60_000 + numRuns * 500;

const schema = getSchema(textParts({ levels: [1, 2, 3, 4], shownAt: () => undefined, sourceHint: "" }));

/** The document as the editor has it, which joins texts side by side and refuses what it doesn't know. */
function inEditor(document: EditorNode): EditorNode {
  const node = schema.nodeFromJSON(document);
  node.check();
  return node.toJSON();
}

const reopened = (text: string) => inEditor(editorDocument(text));
const inArticle = (level: number) => Math.min(4, Math.max(2, level));
const inMail = (level: number) => Math.min(3, Math.max(2, level));

/** Emails have no site around them, so only whole addresses are links. */
const withoutOwnLinks = (text: string) =>
  text
    .replace(/ ?link:https:\/\/own\.example[^ }]*/g, "")
    .replaceAll("{}", "")
    .replaceAll("{ ", "{");

describe("a text that was written in the editor", () => {
  it("has the same words, marks, links and numbers in the editor again, in an article and in an email", {
    timeout,
  }, () => {
    fc.assert(
      fc.property(documentsWithSigns, (made) => {
        const document = inEditor(made);
        const text = markdownOf(document);
        expect(seenInEditor(reopened(text))).toEqual(seenInEditor(document));
        expect(seenInHtml(articleHtml(text))).toEqual(seenInEditor(document, inArticle));
        const mail = seenInEditor(document, inMail).map((line) => ({
          ...line,
          text: withoutOwnLinks(line.text),
        }));
        expect(seenInHtml(markdownAsMail(text).html)).toEqual(mail);
      }),
      { numRuns },
    );
  });

  it("keeps its words and is the same text after each reopening, also with bare addresses", {
    timeout,
  }, () => {
    fc.assert(
      fc.property(documentsWithAddresses, (made) => {
        const document = inEditor(made);
        const text = markdownOf(document);
        const again = reopened(text);
        expect(markdownOf(again)).toBe(text);
        expect(seenInHtml(articleHtml(text))).toEqual(seenInEditor(again, inArticle));
      }),
      { numRuns },
    );
  });
});

describe("an address whose link was removed in the editor", () => {
  const text = (words: string, type?: string): EditorNode => ({
    type: "text",
    text: words,
    ...(type === undefined ? {} : { marks: [{ type }] }),
  });
  const documentOf = (...content: EditorNode[]) =>
    inEditor({ type: "doc", content: [{ type: "paragraph", content }] });

  it.each([
    "https://forms.example/a_b_c?x=1&y=2",
    "http://www.example.org",
    "www.example.org/path",
    "mary_jones@clinic.example",
    "clinic+team@one.example",
  ])("stays without one in the editor again, in an article and in an email: %s", (address) => {
    const document = documentOf(text("Write to "), text(address, "unlinked"), text(", or call."));
    const stored = markdownOf(document);
    expect(reopened(stored)).toEqual(document);
    expect(markdownOf(reopened(stored))).toBe(stored);
    for (const html of [articleHtml(stored), markdownAsMail(stored).html]) {
      expect(html).not.toContain("<a");
      expect(html.replaceAll("&amp;", "&")).toContain(address);
    }
    expect(markdownAsMail(stored).text).toContain(`Write to ${address}, or call.`);
    // One that is only typed becomes a link, also beside one that is none.
    const both = markdownOf(documentOf(text(address, "unlinked"), text(" and "), text(address)));
    expect(articleHtml(both).match(/<a /g)).toHaveLength(1);
  });

  it("can be a link again, and words around it keep their marks", () => {
    const bold = [{ type: "bold" }, { type: "unlinked" }];
    const document = documentOf(text("See ", "bold"), { ...text("www.example.org"), marks: bold });
    expect(reopened(markdownOf(document))).toEqual(document);
  });
});
