import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { latestReceived } from "#features/inbox/forms/reads.server.ts";
import { assemble } from "#server/assemble.ts";
import { addPerson, password } from "#tests/support/admin.ts";
import { startFleet } from "#tests/support/fleet.ts";

const perSecond = 200;
let fleet: Awaited<ReturnType<typeof startFleet>>;
let services: Awaited<ReturnType<typeof assemble>>;
let cookie = "";

beforeAll(async () => {
  fleet = await startFleet();
  services = await assemble(fleet.settings);
  const email = await addPerson({ services }, "owner");
  const answer = await fleet.ask("/api/auth/sign-in", { method: "POST", body: { email, password } });
  cookie = answer.cookies;
  expect(answer.status).toBe(200);
});

afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  await fleet.stop();
});

it("shows a redirect in every process within a second", async () => {
  const old = "/an-old-address";
  await fleet.each(old);
  const body = { from: old, to: "/support/groups", kind: "301", note: "" };
  const made = await fleet.ask("/api/admin/redirects", {
    method: "POST",
    body,
    headers: { cookie, "idempotency-key": randomUUID() },
  });
  expect(made.status).toBe(201);
  await pause(1_000);
  expect((await fleet.each(old)).map(({ status }) => status)).toEqual([301, 301, 301]);
});

it("restarts one process after the other under load without a failed request", async () => {
  const sent: Promise<string>[] = [];
  const messages: string[] = [];
  let ending = false;
  async function one(index: number): Promise<string> {
    const kind = index % 10;
    try {
      if (kind === 0) {
        const key = randomUUID();
        const body = { name: key, email: "a@b.example", subject: "general", message: key };
        const headers = { "idempotency-key": key };
        const { status, text } = await fleet.ask("/api/contact", { method: "POST", body, headers });
        const { id }: { id: string } = JSON.parse(text);
        if (status === 201) messages.push(id);
        return status === 201 ? "fine" : `form ${status}`;
      }
      const path = kind === 1 ? "/api/admin/redirects" : kind % 2 ? "/" : "/support/groups";
      const { status } = await fleet.ask(path, { headers: { cookie: kind === 1 ? cookie : "" } });
      return status === 200 ? "fine" : `${path} ${status}`;
    } catch (error) {
      return String(error);
    }
  }
  const load = (async () => {
    const begun = performance.now();
    while (!ending) {
      while (sent.length < ((performance.now() - begun) / 1_000) * perSecond) sent.push(one(sent.length));
      await pause(5);
    }
  })();
  await pause(1_000);
  const stops: number[] = [];
  for (const index of [0, 1, 2]) {
    stops.push(await fleet.restart(index));
    await pause(500);
  }
  ending = true;
  await load;
  const failed = (await Promise.all(sent)).filter((each) => each !== "fine");
  const stored = new Set((await latestReceived(services, "messages", 100_000)).map(({ id }) => id));
  const lost = messages.filter((id) => !stored.has(id));
  await expect
    .poll(() => fleet.smtp.mails.length, { timeout: 60_000, interval: 200 })
    .toBeGreaterThanOrEqual(messages.length);
  const mailIds = fleet.smtp.mails.map(({ messageId }) => messageId);
  process.stdout.write(
    `fleet: start ${Math.round(fleet.startMs)} ms, ${sent.length} requests, ${stops.length} restarts (longest stop ` +
      `${Math.round(Math.max(...stops))} ms), ${failed.length} failed, ${messages.length} messages, ${lost.length} ` +
      `lost, ${mailIds.length} mails\n`,
  );
  expect(failed).toEqual([]);
  expect(lost).toEqual([]);
  expect(new Set(mailIds).size).toBe(mailIds.length);
  expect(Math.max(...stops)).toBeLessThan(3_000);
});
