import { auditWords } from "#content/desk/audit.ts";
import { deskHome } from "#content/desk/home.ts";
import { listStaff } from "#features/accounts/reads.server.ts";
import { boxes } from "#features/inbox/rules/boxes.ts";
import { type Actor, may } from "#features/roles/access.ts";
import type { Services } from "#platform/services.ts";
import { type Overview, overview } from "./overview.server.ts";

/** The overview in words, as its screen draws it. */
export async function overviewScreen(services: Services, actor: Actor) {
  const shown = await overview(services, actor);
  const { today, dead, numbers, changes, first, failed } = deskHome;
  return {
    heading: deskHome.heading(actor.name),
    role: deskHome.role[actor.role],
    today: { heading: today.heading, none: today.none, lines: todayLines(shown, actor) },
    dead: deadLines(shown, dead),
    numbers: {
      heading: numbers.heading,
      note: numbers.note,
      hidden: numbers.hidden,
      lines: shown.lines.map(({ id, total, counts }) => ({
        id,
        label: numbers.lines[id],
        total: total.toLocaleString("en-US"),
        counts,
        said: counts === null ? "" : lineSaid(shown.days, counts, total),
      })),
      first: daySaid(shown.days[0] ?? ""),
      last: daySaid(shown.days.at(-1) ?? ""),
    },
    changes: shown.changes === null ? null : await changeLines(services, shown.changes),
    changesWords: changes,
    nothingYet: shown.lines.every(({ total }) => total === 0),
    first,
    failed,
  };
}

type TodayLine = {
  id: string;
  text: string;
  kind: "late" | "fresh" | "failed" | "soon";
  tag: string;
  href: string;
};

/** The most pressing first. Whoever may not read messages sees the counts without a way to them. */
function todayLines({ messages, inquiries, dead, closing }: Overview, actor: Actor): TodayLine[] {
  const { today } = deskHome;
  const to = (box: keyof typeof boxes, query: string) =>
    may(actor, boxes[box].read) ? `/admin/${box}?${query}` : "";
  const line = (id: string, kind: TodayLine["kind"], text: string, href: string): TodayLine => ({
    id,
    text,
    kind,
    tag: today[kind],
    href,
  });
  const counted = (count: number, made: TodayLine) => (count > 0 ? [made] : []);
  const late = (box: keyof typeof boxes) => to(box, "late=1");
  const fresh = (box: keyof typeof boxes) => to(box, "state=new");
  const failed = dead?.length ?? 0;
  return [
    ...counted(
      messages.late,
      line("messages-late", "late", today.messagesLate(messages.late), late("messages")),
    ),
    ...counted(
      inquiries.late,
      line("inquiries-late", "late", today.inquiriesLate(inquiries.late), late("inquiries")),
    ),
    ...counted(failed, line("dead", "failed", today.dead(failed), "#dead")),
    ...counted(
      messages.fresh,
      line("messages-new", "fresh", today.messagesNew(messages.fresh), fresh("messages")),
    ),
    ...counted(
      inquiries.fresh,
      line("inquiries-new", "fresh", today.inquiriesNew(inquiries.fresh), fresh("inquiries")),
    ),
    ...closing.map(({ id, title }) =>
      line(id, "soon", today.closing(title), `/admin/campaigns/${id}/responses`),
    ),
  ];
}

function deadLines({ dead: letters }: Overview, words: typeof deskHome.dead) {
  if (letters === null || letters.length === 0) return null;
  const { kinds, other, unknown, gone: _gone, ...rest } = words;
  return {
    words: rest,
    letters: letters.map(({ id, kind, createdAt, failedAt, reason }) => ({
      id,
      what: kinds[kind] ?? other,
      createdAt,
      failedAt,
      reason: reason || unknown,
    })),
  };
}

async function changeLines(services: Services, changes: NonNullable<Overview["changes"]>) {
  const team = new Map((await listStaff(services)).map(({ id, name, email }) => [id, name || email]));
  const { actors, actions } = auditWords;
  const nameOf = (actor: string) =>
    actor === "terminal" || actor === "visitor" ? actors[actor] : (team.get(actor) ?? actors.gone);
  return changes.map(({ id, at, actor, action }) => ({
    id,
    at,
    actor: nameOf(actor),
    action: actions[action] ?? action,
  }));
}

function lineSaid(days: readonly string[], counts: readonly number[], total: number): string {
  const most = Math.max(...counts);
  const day = days[counts.indexOf(most)] ?? "";
  return deskHome.numbers.said(daySaid(days[0] ?? ""), daySaid(days.at(-1) ?? ""), total, most, daySaid(day));
}

const dayShape = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", timeZone: "UTC" });
const daySaid = (day: string) => (day === "" ? "" : dayShape.format(new Date(`${day}T00:00:00.000Z`)));
