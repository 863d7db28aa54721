import { placeMail } from "#content/place-mails/mail.ts";
import { changedLink } from "#content/something-changed.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import { mailedUrl } from "#platform/mail/mailed-links.ts";
import type { ReportHandler } from "#platform/mail/reported-mail.ts";
import { sendOnce } from "#platform/mail/send-once.ts";
import { isExcluded } from "#platform/personal-data/exclusion.ts";
import type { Services } from "#platform/services.ts";
import {
  answers,
  type MailNow,
  mailNow,
  type PlaceMailPayload,
  questionUrl,
} from "../reads/place-mails.server.ts";
import { contentOf, intentById, placeToken, placeUrl } from "../reads/places.server.ts";
import { intentPeople, placePeople } from "../record.server.ts";
import type { PlaceMailRow } from "../table.server.ts";

type Queued = { id: string; payload: PlaceMailPayload };

/**
 * Sends one mail about a place, at most once (`sendOnce`), and only while it's true (decision 025). A mail that is found
 * marked as `handing` may or may not have arrived, and becomes `unsure`.
 * @throws if the mail server defers it, or another worker has it; the outbox retries.
 */
export async function sendPlaceMail(services: Services, queued: Queued): Promise<void> {
  const { db } = services.store;
  const known = await db.selectFrom("group_mails").selectAll().where("id", "=", queued.id).executeTakeFirst();
  if (known)
    return known.state === "handing" ? noteUnsent(services, { ...known, state: "unsure" }) : undefined;
  const now = await mailNow(services, db, queued.payload);
  if (now.is === "late")
    return noteUnsent(services, { ...rowOf(services, queued, now.place), state: "late", reason: "" });
  if (now.is !== "due") return;
  if (await isStopped(services, now))
    return noteUnsent(services, {
      ...rowOf(services, queued, now.place),
      state: "failed",
      reason: "stopped",
    });

  const row = rowOf(services, queued, now.place);
  const claim = () => markInFlight(services, queued);
  const attempt = await sendOnce(services, await writtenMail(services, now), { id: queued.id, claim });
  switch (attempt.end) {
    case "sent":
      return note(services, { ...row, state: "delivered", reason: "" });
    case "unsure":
      return noteUnsent(services, { ...row, state: "unsure", reason: "" });
    case "failed":
      return noteUnsent(services, { ...row, state: "failed", reason: attempt.code });
    case "deferred":
      await unmark(services, row);
      throw attempt.error;
    case "untrue":
      if ((await mailNow(services, db, queued.payload)).is === "due")
        throw new Error("another worker has this mail");
  }
}

/** Mails the link of a sign-up, if it can still be confirmed. It's the same for every address. */
export async function sendSignUpMail(
  services: Services,
  { id, intentId }: { id: string; intentId: string },
): Promise<void> {
  const { db } = services.store;
  const intent = await intentById(services, db, intentId);
  const query = db
    .selectFrom("support_groups")
    .select("content")
    .where("id", "=", intent?.group_id ?? "");
  const group = await query.executeTakeFirst();
  if (!intent || !group) return;
  const { email } = intentPeople.fromRow(services, intent);
  const links = linksOf(services, intentId);
  const copy = placeMail(contentOf(group).language, { about: "signUp" }, links);
  await services.mailer.send(mailOf(email, copy, { kind: "group" }), id);
}

/** What answers the person's own press is sent all the same. */
async function isStopped(
  services: Services,
  { place, mail }: Extract<MailNow, { is: "due" }>,
): Promise<boolean> {
  if (answers.includes(mail.about)) return false;
  const { email } = placePeople.fromRow(services, place);
  return isExcluded(services, services.store.db, { email, mail: { kind: "group" } });
}

/** Notes that a mail about a place came back after a server had accepted it. */
export function noteReturnedMail(): ReportHandler {
  return async (tx, { id, mail, report, status }) => {
    if (mail !== "group" || report === "complaint" || report === "unknown") return;
    await tx
      .updateTable("group_mails")
      .set({ state: "failed", reason: `returned ${status}`.trim() })
      .where("id", "=", id)
      .execute();
  };
}

async function writtenMail(
  services: Services,
  { place, group, mail }: Extract<MailNow, { is: "due" }>,
): Promise<Mail> {
  const { email } = placePeople.fromRow(services, place);
  const asked = mail.about === "thanks" ? { ...mail, questionUrl: await questionUrl(services, group) } : mail;
  const links = linksOf(services, place.id);
  return mailOf(email, placeMail(group.content.language, asked, links), { kind: "group" });
}

const linksOf = (services: Services, id: string) => ({
  pageUrl: placeUrl(services, id),
  changedUrl: mailedUrl(services.settings, changedLink, placeToken(services, id)),
});

type Noted = Omit<PlaceMailRow, "state" | "reason">;

function rowOf(
  { clock }: Services,
  { id, payload: { about = "", start = "", name = "" } }: Queued,
  { id: place_id, group_id }: { id: string; group_id: string },
): Noted {
  const detail = about === "reminder" ? `${about}.${name}` : about;
  return { id, group_id, place_id, about: detail, start, at: instantNow(clock) };
}

/** Only one worker can mark a mail, and only while it's true. */
async function markInFlight(services: Services, queued: Queued): Promise<boolean> {
  return services.store.transact(async (tx) => {
    const now = await mailNow(services, tx, queued.payload);
    if (now.is !== "due") return false;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("group_mails")
      .values({ ...rowOf(services, queued, now.place), state: "handing", reason: "" })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  });
}

/** The next attempt marks it again. */
async function unmark({ store }: Services, { id }: Noted): Promise<void> {
  await store.transact((tx) =>
    tx.deleteFrom("group_mails").where("id", "=", id).where("state", "=", "handing").execute(),
  );
}

async function noteUnsent(services: Services, row: PlaceMailRow): Promise<void> {
  await note(services, row);
  const { about, state, reason } = row;
  services.log.warn({ event: "groups.mail_not_sent", about, outcome: state, reason });
}

async function note({ store, clock }: Services, row: PlaceMailRow): Promise<void> {
  const { state, reason } = row;
  const at = instantNow(clock);
  // A transaction, because on SQLite it shares its commit with those of other mails.
  await store.transact((tx) =>
    tx
      .insertInto("group_mails")
      .values({ ...row, at })
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet({ state, reason, at })
          // Another worker may have named it unsure meanwhile.
          .where("group_mails.state", "in", ["handing", "unsure"]),
      )
      .execute(),
  );
}
