import type { Services } from "#platform/services.ts";
import { type IssueContent, issueContent } from "../schema.ts";
import type { IssueRow } from "../table.server.ts";

/** Decrypts the content. */
export function openContent(
  { cipher }: Pick<Services, "cipher">,
  { id, content }: Pick<IssueRow, "id" | "content">,
): IssueContent {
  return issueContent.parse(JSON.parse(cipher.decrypt(content, { table: "letters", column: "content", id })));
}
