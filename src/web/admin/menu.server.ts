import { waitingCounts } from "#features/inbox/reads/counts.server.ts";
import { boxes, boxNames } from "#features/inbox/rules/boxes.ts";
import { adminScreens } from "#features/index.server.ts";
import { may } from "#features/permissions/access.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { Services } from "#platform/services.ts";

/** The screens in the side menu that this team member may open, in the menu's order. */
export function menuFor(actor: Actor) {
  return adminScreens
    .flatMap(({ path, permission, menu, skeleton = "rows" as const }) =>
      menu && may(actor, permission) ? [{ path, skeleton, ...menu }] : [],
    )
    .toSorted((one, other) => one.position - other.position)
    .map(({ path, skeleton, title, text, icon, group }) => ({ path, skeleton, title, text, icon, group }));
}

/** How many new items wait on a screen of the menu, by its path; nothing for screens the team member may not open. */
export async function unreadFor(services: Services, actor: Actor): Promise<Readonly<Record<string, number>>> {
  const readable = boxNames.filter((box) => may(actor, boxes[box].read));
  const counts = await Promise.all(
    readable.map(
      async (box) => [`/admin/${box}`, (await waitingCounts(services, actor, box)).fresh] as const,
    ),
  );
  return Object.fromEntries(counts.filter(([, fresh]) => fresh > 0));
}
