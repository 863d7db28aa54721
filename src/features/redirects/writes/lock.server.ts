import { sql } from "kysely";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { countRevision } from "#platform/database/revisions.ts";
import type { Services } from "#platform/services.ts";
import { redirectFaults } from "../copy.ts";
import { fixedLinks } from "../reads/addresses.server.ts";
import { type LinkFault, linkFault, readablePath, type Target } from "../rules.ts";
import type { RedirectRow } from "../table.server.ts";
import { addressHashes } from "./count.server.ts";

/** The redirects as one write sees them; locked until it is done. */
export type LockedRedirects = {
  /** Includes those built into the code. */
  links: Map<string, { path: string | undefined; text: string }>;
  retarget(from: string, target: Target, now: string): Promise<void>;
  /** Removes addresses from the list of those not found, since they have a redirect now. */
  forgetMissing(services: Services, paths: readonly string[]): Promise<void>;
};

/** Waits for other writes, then loads all redirects. `without` is the redirect that is being changed. */
export async function lockRedirects(tx: Tx, without = ""): Promise<LockedRedirects> {
  await countRevision(tx, "redirects");
  const rows = await tx
    .selectFrom("redirects")
    .select(["from_path", "target", "target_path"])
    .where("id", "<>", without)
    .execute();
  const links = new Map(fixedLinks);
  for (const { from_path, target, target_path } of rows)
    links.set(from_path, { path: target_path || undefined, text: target });
  return {
    links,
    async retarget(from, target, now) {
      await tx
        .updateTable("redirects")
        .set({
          ...targetColumns(target),
          revision: sql<number>`revision + 1`,
          changed_at: now,
        })
        .where("target_path", "=", from)
        .where("id", "<>", without)
        .execute();
    },
    async forgetMissing({ cipher }, paths) {
      if (paths.length === 0) return;
      const hashes = paths.flatMap((path) => addressHashes(cipher, path));
      await tx.deleteFrom("missing_addresses").where("mark", "in", hashes).execute();
    },
  };
}

export const targetColumns = (target: Target) => ({
  target: target.text,
  target_path: target.kind === "inside" ? target.path : "",
});

type NewRedirect = Pick<RedirectRow, "kind" | "note"> & { from: string; target: Target };

export function newRow({ ids, clock }: Services, { from, target, kind, note }: NewRedirect): RedirectRow {
  const now = instantNow(clock);
  return {
    id: ids.next(),
    from_path: from,
    ...targetColumns(target),
    kind,
    note,
    hits: 0,
    used_on: "",
    revision: 1,
    created_at: now,
    changed_at: now,
  };
}

type RedirectConflict = LinkFault | { kind: "taken" } | { kind: "missingTarget" };

export function checkConflicts(
  { links }: Pick<LockedRedirects, "links">,
  change: {
    from: string;
    target: Target;
    /** Redirects that lead to `from` are updated with it. */
    retarget: boolean;
    /** Nothing answers at the target. */
    missingTarget: boolean;
  },
): RedirectConflict | undefined {
  const { from, target, retarget, missingTarget } = change;
  if (links.has(from)) return { kind: "taken" };
  const fault = linkFault(links, { from, to: target.kind === "inside" ? target.path : undefined, retarget });
  return fault ?? (missingTarget ? { kind: "missingTarget" } : undefined);
}

export function faultSentence(fault: RedirectConflict): string {
  switch (fault.kind) {
    case "chain":
      return redirectFaults.chain(readablePath(fault.end));
    case "inUse":
      return redirectFaults.inUse(fault.from.slice(0, 3).map(readablePath), fault.from.length);
    default:
      return redirectFaults[fault.kind];
  }
}
