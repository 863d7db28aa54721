import { type WorkLine, waitingWork } from "#features/dashboard/reads/waiting.server.ts";
import type { Actor } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";

/** What of these kinds waits, as far as somebody may know of it. */
export async function workOf(
  services: Services,
  actor: Actor,
  ...kinds: readonly string[]
): Promise<readonly WorkLine[]> {
  return (await waitingWork(services, actor)).filter(({ kind }) => kinds.includes(kind.id));
}

/** How much of a kind waits: 0 for nothing. */
export async function workCount(services: Services, actor: Actor, kind: string): Promise<number> {
  return (await workOf(services, actor, kind)).reduce((sum, { count }) => sum + count, 0);
}
