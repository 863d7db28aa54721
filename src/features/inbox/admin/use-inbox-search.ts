import { useState } from "react";
import { adminCopy } from "#content/admin.ts";
import { apiRequest } from "#platform/browser/api-client.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import type { InboxContent } from "../reads/list-screen.server.ts";
import type { InboxLine } from "../schema.ts";
import type { ListAction } from "./list-operations.server.ts";

type Looked = Pick<InboxContent["query"], "mine"> & {
  state: NonNullable<InboxContent["query"]["state"]>;
  email?: string;
  words?: string;
};
type Found = { lines: readonly InboxLine[]; next: string | null; looked: Looked };

const wholeAddress = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Looks for an address or for words. Both travel in the body of a request: what is looked for stands in no address,
 * no history and no log.
 */
export function useInboxSearch({ kind, query }: Pick<InboxContent, "kind" | "query">) {
  const { busy, problem, send } = useOperations<ListAction>();
  const [found, setFound] = useState<Found>();
  const [saving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState<string>();

  async function look(looked: Looked, before: readonly InboxLine[], cursor?: string): Promise<void> {
    const values = cursor === undefined ? looked : { ...looked, cursor };
    const page = await send("searchConversations", values, { stay: true });
    if (page) setFound({ lines: [...before, ...page.items], next: page.next, looked });
  }

  /** One file with all that the search finds, made by the server as it is read. */
  async function save(): Promise<void> {
    if (found === undefined) return;
    setSaving(true);
    setUnsaved(undefined);
    const answering = apiRequest("POST", `/api/admin/${kind}/search.csv`, found.looked);
    if (!(await saveFile(answering, `${kind}.csv`))) setUnsaved(adminCopy.failed);
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
      const sought = wholeAddress.test(typed) ? { email: typed } : { words: typed };
      // All states but spam, unless one looks at a folder of its own.
      return look({ state: query.state ?? "all", ...(query.mine ? { mine: "1" } : {}), ...sought }, []);
    },
    more: () => (found?.next ? look(found.looked, found.lines, found.next) : undefined),
    clear: () => setFound(undefined),
  };
}
