import { issueCopy } from "#features/newsletter/issues/copy.ts";
import { openContent } from "#features/newsletter/issues/reads/content.server.ts";
import type { IssueState } from "#features/newsletter/issues/rules/sending.ts";
import { formatInstant } from "#platform/clock/time-zone.ts";
import { type Actor, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";

type Part = { id: string; text: string; title: string; href: string };

/** Where the newsletter is: what goes out next, or else went out last, and the draft that was changed last. */
export async function newsletterParts(services: Services, actor: Actor): Promise<readonly Part[]> {
  if (!may(actor, "newsletter.send")) return [];
  const { db } = services.store;
  const issues = db
    .selectFrom("issues")
    .selectAll()
    // Emails of the welcome series have no time of their own.
    .where("id", "not in", db.selectFrom("welcome_emails").select("issue_id"))
    .limit(1);
  const inState = (state: IssueState) => issues.where("state", "=", state);
  const sending = await inState("sending").orderBy("begun_at").executeTakeFirst();
  const next = await inState("scheduled").orderBy("send_at").executeTakeFirst();
  const last = await inState("sent").orderBy("finished_at", "desc").executeTakeFirst();
  const draft = await inState("draft").orderBy("changed_at", "desc").executeTakeFirst();
  const zone = await teamZone(services);
  const part = (row: { id: string; content: string }, text: string): Part => ({
    ...{ id: row.id, text },
    title: openContent(services, row).subject || issueCopy.newTitle,
    href: `/admin/newsletters/${row.id}`,
  });
  const current = sending
    ? [part(sending, "Being sent")]
    : next
      ? [part(next, `Goes out ${formatInstant(next.send_at, next.zone || zone)}`)]
      : last
        ? [part(last, `Last sent ${formatInstant(last.finished_at, zone)}`)]
        : [];
  return [...current, ...(draft ? [part(draft, "Draft")] : [])];
}
