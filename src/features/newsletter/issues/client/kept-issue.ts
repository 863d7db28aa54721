import * as z from "zod/mini";
import { draftsOf } from "#platform/drafts/drafts.ts";
import type { KeptIssue } from "../rules/kept.ts";
import { issueContent } from "../schema.ts";

const drafts = draftsOf("issue");
const shape = z.object({ base: issueContent, content: issueContent });

/** What was typed into an issue and isn't on the server yet; undefined if there is nothing. */
export async function keptIssue(id: string): Promise<KeptIssue | undefined> {
  try {
    return shape.parse(JSON.parse((await drafts.read(id)) ?? ""));
  } catch {
    return undefined;
  }
}

/** Keeps what is typed in this browser until the server has it; undefined forgets it. */
export function keepIssue(id: string, kept: KeptIssue | undefined): void {
  drafts.write(id, kept && JSON.stringify(kept));
}
