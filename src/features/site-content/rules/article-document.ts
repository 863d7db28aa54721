/** An article's text as the editor's document and back, with the two parts that only articles have. */
import { type ArticlePart, articleParts, type NotePart } from "#content/knowledge-hub/article-parts.ts";
import { editorDocument } from "#platform/markdown/editor-read.ts";
import type { EditorNode } from "#platform/markdown/editor-words.ts";
import { markdownOf } from "#platform/markdown/editor-write.ts";

/** The editor's document of an article. Its parts are found as the page finds them. */
export function readArticle(text: string): EditorNode {
  const content = articleParts(text).flatMap(partDocument);
  return content.length > 0 ? { type: "doc", content } : editorDocument("");
}

function partDocument(part: ArticlePart | NotePart["parts"][number]): EditorNode[] {
  if (part.kind !== "note") {
    const { content = [] } = editorDocument(part.text);
    return part.kind === "urgent" ? [{ type: "urgent", content }] : content;
  }
  const content = part.parts.flatMap(partDocument);
  const topics = part.topics.join(" ");
  return [
    { type: "note", attrs: { topics }, content: content.length > 0 ? content : [{ type: "paragraph" }] },
  ];
}

export function writeArticle(document: EditorNode): string {
  const written: string[] = [];
  let run: EditorNode[] = [];
  const endRun = () => {
    written.push(markdownOf({ type: "doc", content: run }));
    run = [];
  };
  for (const node of document.content ?? []) {
    if (node.type !== "note" && node.type !== "urgent") {
      run.push(node);
      continue;
    }
    endRun();
    const [opening, closing] =
      node.type === "note"
        ? [`<Note topics="${String(node.attrs?.topics)}">`, "</Note>"]
        : ["<Urgent>", "</Urgent>"];
    written.push([opening, writeArticle(node), closing].filter((text) => text !== "").join("\n\n"));
  }
  endRun();
  return written.filter((text) => text !== "").join("\n\n");
}
