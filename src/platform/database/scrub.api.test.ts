import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { afterEach, expect, it } from "vitest";
import { day } from "#platform/clock/clock.ts";
import { assemble } from "#server/assemble.ts";
import { actAs } from "#tests/support/admin.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { planDailyJob } from "#worker/daily.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const email = "wren.marlowe@example.org";

/** Everything SQLite has on the disk, as a thief of the disk would read it. */
const onDisk = ({ dataDir }: Pick<TestApp, "dataDir">) =>
  ["kinward.sqlite", "kinward.sqlite-wal"]
    .map((name) => join(dataDir, name))
    .filter(existsSync)
    .map((path) => readFileSync(path, "latin1"))
    .join("");

async function start() {
  const app = await openTestApp("sqlite");
  open.push(app);
  const { cookie } = await actAs(app, "owner");
  const { db } = app.services.store;
  await app.post("/api/contact", {
    name: "Wren",
    email,
    subject: "general",
    message: "We lost it. ".repeat(700),
    website: "",
  });
  await app.post("/api/newsletter/signup", { email, consentToNewsletter: true, website: "" });
  const message = await db.selectFrom("conversations").selectAll().executeTakeFirstOrThrow();
  const subscriber = await db.selectFrom("subscribers").selectAll().executeTakeFirstOrThrow();
  const traces = [message.message, message.email, message.email_index, subscriber.email]
    .filter((text) => text !== "")
    .flatMap((text) => [text.slice(0, 40), text.slice(-40)]);
  const left = () => traces.filter((trace) => onDisk(app).includes(trace));
  expect(left()).toEqual(traces);
  return { app, cookie, db, message, subscriber, left };
}

it("leaves nothing of an erased person in the file or its log, in free pages included", async () => {
  const { app, cookie, left } = await start();
  const erased = await app.act("/admin/privacy", "erasePersonalData", { email, sure: true }, { cookie });
  expect(erased.status).toBe(200);
  expect(left()).toEqual([]);
});

it("leaves nothing of an erased message and an erased subscriber", async () => {
  const { app, cookie, left, message, subscriber } = await start();
  const answers = [
    await app.act(`/admin/messages/${message.id}`, "eraseConversation", {}, { cookie }),
    await app.act(`/admin/subscribers/${subscriber.id}`, "eraseSubscriber", {}, { cookie }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(left()).toEqual([]);
});

it("leaves nothing of what the nightly job removes", async () => {
  const { app, left, db } = await start();
  await planDailyJob(app.services);
  await db.deleteFrom("subscribers").execute();
  app.clock.advance(400 * day);
  await app.worker.drain();
  expect(await db.selectFrom("conversations").select("id").execute()).toEqual([]);
  expect(left()).toEqual([]);
});

it("cleans the free pages of a database from before once, when the site starts", async () => {
  const app = await openTestApp("sqlite");
  open.push(app);
  await app.services.store.close();
  const file = new SQLite(join(app.dataDir, "kinward.sqlite"));
  file.pragma("secure_delete = OFF");
  file.pragma("user_version = 0");
  file.exec("create table old (words text)");
  file.prepare("insert into old values (?)").run(`kept by mistake ${"x".repeat(9_000)}`);
  file.exec("delete from old; drop table old");
  file.pragma("wal_checkpoint(truncate)");
  file.close();
  expect(onDisk(app)).toContain("kept by mistake");
  const again = await assemble(app.environment, { clock: app.clock });
  expect(wordsIn(onDisk(app), ["kept by mistake"])).toEqual([]);
  expect(await again.store.answers()).toBe(true);
  await again.store.close();
});
