import { useState } from "react";
import { saveFile } from "#platform/browser/save-file.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { type InboxLine, inboxPageShape } from "../schema.ts";
import type { InboxContent } from "./inbox-content.ts";

type Found = { lines: readonly InboxLine[]; next: string | null; looked: Readonly<Record<string, string>> };

const wholeAddress = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Looks for an address or for words. Both travel in the body of a request: what is looked for stands in no address,
 * no history and no log.
 */
export function useInboxSearch({ mailbox, query, copy }: Pick<InboxContent, "mailbox" | "query" | "copy">) {
  const { busy, problem, send } = useSending(copy.failed);
  const [found, setFound] = useState<Found>();
  const [saving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState<string>();
  const address = `/api/admin/${mailbox}/search`;

  async function look(looked: Found["looked"], before: readonly InboxLine[], cursor?: string): Promise<void> {
    const answer = await send("POST", address, cursor === undefined ? looked : { ...looked, cursor });
    const page = inboxPageShape.safeParse(answer);
    if (page.success) setFound({ lines: [...before, ...page.data.items], next: page.data.next, looked });
  }

  /** One file with all that the search finds, made by the server as it is read. */
  async function save(): Promise<void> {
    if (found === undefined) return;
    setSaving(true);
    setUnsaved(undefined);
    const file = { path: `${address}.csv`, body: found.looked, name: `${mailbox}.csv` };
    if (!(await saveFile(file))) setUnsaved(copy.failed);
    setSaving(false);
  }

  return {
    busy,
    problem: problem?.message ?? unsaved,
    found,
    saving,
    save,
    start(text: string) {
      const typed = text.trim();
      const kind = wholeAddress.test(typed) ? { email: typed } : { words: typed };
      // All states but spam, unless one looks at a folder of its own.
      return look({ state: query.state ?? "all", ...(query.mine ? { mine: "1" } : {}), ...kind }, []);
    },
    more: () => (found?.next ? look(found.looked, found.lines, found.next) : undefined),
    clear: () => setFound(undefined),
  };
}
