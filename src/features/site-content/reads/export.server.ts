import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import type { EditableDocument } from "#content/documents/editable.server.ts";
import { currentDocuments, isAdded } from "#content/documents/register.server.ts";
import type { Services } from "#platform/services.ts";
import { contentFileCopy as copy } from "../copy/messages.ts";
import { documentRow, stateOf } from "./document-row.server.ts";

/** A line for each text, so that a changed word changes one line. */
const layout = { lineWidth: 0, blockQuote: "literal", aliasDuplicateObjects: false } as const;

/** Writes what each document says now into one readable file per document. @returns the files' names. */
export async function exportContent(services: Services, folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const names: string[] = [];
  for (const document of currentDocuments()) {
    const { published, version } = stateOf(document, await documentRow(services.store.db, document.id));
    // A document created here and never published has nothing to export.
    if (isAdded(document.id) && version === 0) continue;
    const name = contentFileName(document.id);
    await writeFile(join(folder, name), contentFile(document, { version, value: published }));
    names.push(name);
  }
  return names;
}

export function contentFileName(id: string): string {
  return `${encodeURIComponent(id)}.yaml`;
}

function contentFile(
  { title, about }: EditableDocument,
  content: { version: number; value: unknown },
): string {
  const head = [`${title}: ${about}`, copy.head].map((line) => `# ${line}\n`).join("");
  return `${head}${stringify(content, layout)}`;
}
