import type { Services } from "#platform/services.ts";
import { recordAudit } from "../writes.server.ts";

/** Records that data was restored, and the date of the backup. */
export async function noteRestore(
  _present: Services | undefined,
  since: string,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  return async (restored) => {
    await restored.store.transact((tx) =>
      recordAudit(tx, restored, { actor: "terminal", action: "data.restored", subject: since }),
    );
    return [];
  };
}
