import { afterEach, expect, it } from "vitest";
import { features } from "#features/index.server.ts";
import { forgetUnreached } from "#features/newsletter/jobs.server.ts";
import { day } from "#platform/clock/clock.ts";
import { openMailedApp } from "#tests/support/mail-reports/mailed-app.ts";
import { removeOldReports, removeOldSentMails } from "./writes/keep.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function withBounce() {
  const app = await openMailedApp("sqlite", open);
  const [ann = ""] = await app.people("ann", "ben");
  await app.schedule((await app.begin()).id);
  await app.run();
  const about = app.lastTo("ann");
  return { ...app, ann, about };
}

it("a restored backup doesn't open an address that was stopped since", async () => {
  const { services, take, bounce, about, ann, stateOf, stops } = await withBounce();
  await take(bounce(about));
  const feature = (name: string) => features.find((each) => each.name === name);
  const since = "2026-11-21T00:00:00.000Z";
  const repairs = await Promise.all(
    [feature("newsletter"), feature("mail")].map((each) => each?.restoring?.(services, since)),
  );
  // What a backup from before the bounce would bring.
  const { db } = services.store;
  for (const table of ["mail_stops", "mail_reports", "sent_mails"] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable("subscribers").set({ state: "active" }).where("id", "=", ann).execute();
  for (const repair of repairs) await repair?.(services);
  expect(await stateOf(ann)).toBe("unreached");
  expect(await stops()).toMatchObject([{ reason: "hard", lifted_at: "" }]);
  expect(await db.selectFrom("sent_mails").select("id").execute()).toHaveLength(4);

  const withoutPresent = await feature("mail")?.restoring?.(undefined, since);
  expect(await withoutPresent?.(services)).toContainEqual(
    expect.stringContaining("unsubscribe those you know of"),
  );
});

it("a restored backup doesn't stop mail to someone who has confirmed their address since", async () => {
  const { services, take, bounce, about, ann, stateOf, stops, act, person, worker, linkIn, pressLink } =
    await withBounce();
  await take(bounce(about));
  const { db } = services.store;
  const stopped = await db.selectFrom("mail_stops").selectAll().executeTakeFirstOrThrow();
  await act("/admin/subscribers/not-reached", "askAddressAgain", { id: stopped.id }, person);
  await worker.drain();
  await pressLink(linkIn("reopen"));
  expect(await stateOf(ann)).toBe("active");
  const since = "2026-11-21T00:00:00.000Z";
  const repairs = await Promise.all(features.map((each) => each.restoring?.(services, since)));
  // What a backup from before the confirmation would bring.
  await db.updateTable("mail_stops").set({ lifted_at: "" }).execute();
  await db.updateTable("subscribers").set({ state: "unreached" }).where("id", "=", ann).execute();
  for (const repair of repairs) await repair?.(services);
  expect(await stateOf(ann)).toBe("active");
  expect((await stops())[0]?.lifted_at).not.toBe("");
});

it("forgets which mail went where after 30 days, and everything else after 12 months", async () => {
  const { services, take, bounce, about, ann, stops, clock } = await withBounce();
  await take(bounce(about));
  clock.advance(29 * day);
  expect(await removeOldSentMails(services)).toBe(0);
  clock.advance(2 * day);
  expect(await removeOldSentMails(services)).toBe(4);
  // A report that comes too late is about nobody: it's listed with what was left out.
  expect(await take(bounce(about, "gone", "qmail"))).toBe("automatic");
  expect([await removeOldReports(services), await forgetUnreached(services)]).toEqual([0, 0]);
  clock.advance(340 * day);
  expect([await removeOldReports(services), await forgetUnreached(services)]).toEqual([2, 1]);
  expect(await stops()).toEqual([]);
  const row = await services.store.db
    .selectFrom("subscribers")
    .selectAll()
    .where("id", "=", ann)
    .executeTakeFirst();
  expect(row).toMatchObject({ state: "unsubscribed", email: "", confirmed_at: "" });
});
