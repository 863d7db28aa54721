import type { Database, Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";

/** Since when the series is on, and its revision. Empty while it's off. */
export async function welcomeSeries(db: Database | Tx): Promise<{ since: string; revision: number }> {
  return db.selectFrom("welcome_series").select(["since", "revision"]).executeTakeFirstOrThrow();
}

/** In the order in which people get them. */
export function welcomeEmails(db: Database | Tx) {
  return db
    .selectFrom("welcome_emails")
    .innerJoin("issues", "issues.id", "welcome_emails.issue_id")
    .select(["issues.id", "issues.state", "issues.revision", "issues.content", "days", "sent"])
    .orderBy("days");
}

/** Whether an issue is an email of the series, in it or not. */
export async function isWelcomeEmail(db: Database | Tx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("welcome_emails")
    .select("issue_id")
    .where("issue_id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function welcomeSent({ store }: Services, id: string): Promise<number> {
  const { count } = await store.db
    .selectFrom("issue_mails")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("issue_id", "=", id)
    .where("state", "=", "delivered")
    .executeTakeFirstOrThrow();
  const earlier = await store.db
    .selectFrom("welcome_emails")
    .select("sent")
    .where("issue_id", "=", id)
    .executeTakeFirst();
  return Number(count) + (earlier?.sent ?? 0);
}
