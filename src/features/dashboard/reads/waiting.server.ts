import type { MailedLine } from "#content/weekly-mail.ts";
import { type Actor, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { type Waiting, type WorkKind, workTags } from "#platform/work/work-kind.ts";

/** What waits, with the address only for those who may open it. */
export type WorkLine = Omit<Waiting, "item"> & { id: string; kind: WorkKind };

const mayOpen = (actor: Actor, { permission, opens }: WorkKind) => may(actor, opens ?? permission);

/** The kinds that a team member may know of, the most urgent first. */
function kindsFor({ contributions }: Pick<Services, "contributions">, actor: Actor): readonly WorkKind[] {
  return contributions.work
    .filter(({ permission }) => may(actor, permission))
    .toSorted((one, other) => workTags.indexOf(one.tag) - workTags.indexOf(other.tag));
}

async function linesOf(
  services: Services,
  actor: Actor,
  kinds: readonly WorkKind[],
): Promise<readonly WorkLine[]> {
  const found = await services.asSite(() => Promise.all(kinds.map((kind) => kind.read(services, actor))));
  return kinds.flatMap((kind, at) =>
    (found[at] ?? []).map(({ item, ...waiting }) => {
      const line = { ...waiting, id: item === undefined ? kind.id : `${kind.id} ${item}`, kind };
      return mayOpen(actor, kind) ? line : { ...line, href: "", since: undefined };
    }),
  );
}

/** Everything that waits for somebody of the team, as far as this member may know of it. */
export async function waitingWork(services: Services, actor: Actor): Promise<readonly WorkLine[]> {
  return linesOf(services, actor, kindsFor(services, actor));
}

/** How much waits behind an entry of the menu, by its path; nothing for screens the team member may not open. */
export async function badgesFor(services: Services, actor: Actor): Promise<Readonly<Record<string, number>>> {
  const kinds = kindsFor(services, actor).filter((kind) => kind.menu !== undefined && mayOpen(actor, kind));
  const badges: Record<string, number> = {};
  for (const { kind, count } of await linesOf(services, actor, kinds))
    if (kind.menu !== undefined) badges[kind.menu] = (badges[kind.menu] ?? 0) + count;
  return badges;
}

/** The same for the weekly summary. Whoever may not open something gets its count rounded, even if nothing waits. */
export async function mailedWork(
  services: Services,
  actor: Actor,
): Promise<{ waiting: readonly MailedLine[]; overdue: readonly MailedLine[] }> {
  const kinds = kindsFor(services, actor);
  const lines = Map.groupBy(await linesOf(services, actor, kinds), ({ kind }) => kind);
  const isOverdue = ({ tag }: WorkKind) => tag === "urgent" || tag === "late" || tag === "failed";
  const mailed = (wanted: (kind: WorkKind) => boolean) =>
    kinds.filter(wanted).map((kind) => ({
      label: kind.label,
      count: (lines.get(kind) ?? []).reduce((sum, { count }) => sum + count, 0),
      isRounded: !mayOpen(actor, kind),
    }));
  return { waiting: mailed((kind) => !isOverdue(kind)), overdue: mailed(isOverdue) };
}
