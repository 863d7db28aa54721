import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import type { FeatureServices } from "#features/index.server.ts";
import { verifyConsentLog } from "#features/privacy/consent/reads.server.ts";
import { assemble } from "#server/assemble.ts";
import { monday } from "#tests/support/answers.ts";
import { folderFor } from "#tests/support/backups.ts";
import { publishedCampaign } from "#tests/support/campaigns.ts";
import { countFaults, databaseNames } from "#tests/support/fault-counts.ts";
import { freePort } from "#tests/support/postgres-server.ts";
import { startApi } from "#tests/support/start-api.ts";
import { databases, placeWithTables } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";

const rounds = isWholeRun ? ({ sqlite: 10, postgres: 5 } as const) : ({ sqlite: 1, postgres: 1 } as const);
/** Of each form. */
const senders = 2;

/** What is sent, each with a key of its own, and the table that has it afterwards. */
const forms = [
  {
    path: "/api/contact",
    table: "conversations",
    kind: "messages",
    body: (key: string) => ({ name: key, email: "a@b.example", subject: "general", message: key }),
  },
  {
    path: "/api/clinic/inquiry",
    table: "conversations",
    kind: "inquiries",
    body: (key: string) => ({ email: "a@b.example", message: key }),
  },
  {
    path: "/api/newsletter/signup",
    table: "subscribers",
    kind: "",
    body: (key: string) => ({ email: `${key}@example.org`, consentToNewsletter: true }),
  },
  {
    path: "/api/campaigns/the-wait/responses",
    table: "responses",
    kind: "",
    body: (key: string) => ({ version: 1, answers: { ...monday, words: key } }),
  },
] as const;
type Form = (typeof forms)[number];

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** People who press "send" until there is an answer, each always with the same key. */
function keepSending(url: string) {
  const answered = forms.map((form) => ({ ...form, ids: [] as string[] }));
  let ending = false;

  async function sendUntilAnswered({ path, body }: Form): Promise<string> {
    const key = randomUUID();
    while (true) {
      try {
        const answer = await fetch(url + path, {
          method: "POST",
          headers: { "content-type": "application/json", "idempotency-key": key },
          body: JSON.stringify(body(key)),
        });
        if (answer.ok) {
          const { id }: { id: string } = JSON.parse(await answer.text());
          return id;
        }
      } catch (error) {
        // The server is down at this moment, which is the point of the test.
        if (!(error instanceof Error)) throw error;
      }
      await new Promise((again) => setTimeout(again, 60));
    }
  }

  const sending = answered.flatMap((form) =>
    Array.from({ length: senders }, async () => {
      while (!ending) form.ids.push(await sendUntilAnswered(form));
    }),
  );
  return {
    answered,
    async stop() {
      ending = true;
      await Promise.all(sending);
    },
  };
}

async function idsIn({ store }: FeatureServices, { table, kind }: Pick<Form, "table" | "kind">) {
  const ids = store.db.selectFrom(table).select("id");
  const rows = await (kind === "" ? ids : ids.where(sql.ref("kind"), "=", kind)).execute();
  return rows.map(({ id }) => id);
}

describe.each(databases)("a server killed with -9 while four forms are sent, on %s", (kind) => {
  it("has every message it has answered for, and none twice", { timeout: 180_000 }, async () => {
    const dataDir = folderFor(ends);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const environment = {
      SITE_URL: url,
      DATA_DIR: dataDir,
      DATA_KEY: randomBytes(32).toString("base64"),
      RATE_LIMIT: "off",
      LOG_LEVEL: "silent",
      NEWSLETTER_CONFIRM: "single",
      ...(await placeWithTables(kind, dataDir)),
    };
    // Nobody else has the data open when it's found after a kill.
    const before = await assemble(environment);
    await publishedCampaign(before);
    before.mailer.close();
    await before.store.close();

    const people = keepSending(url);
    const counts = () => people.answered.map(({ ids }) => ids.length);
    let api = await startApi(environment, { port, ends });
    for (let round = 0; round < rounds[kind]; round += 1) {
      // On a busy machine some hundred milliseconds can pass without a single answer to lose.
      const begun = counts();
      await expect
        .poll(() => counts().every((count, form) => count > (begun[form] ?? 0)), { timeout: 60_000 })
        .toBe(true);
      await new Promise((later) => setTimeout(later, Math.random() * 300));
      await api.kill();
      api = await startApi(environment, { port, ends });
    }
    await people.stop();
    await api.stop();

    const services = await assemble(environment);
    ends.push(async () => {
      services.mailer.close();
      await services.store.close();
    });
    const sent = await Promise.all(
      people.answered.map(async ({ path, ids, ...form }) => {
        const stored = await idsIn(services, form);
        return { path, stored, answered: ids, lost: ids.filter((id) => !stored.includes(id)) };
      }),
    );
    const sum = (count: (each: (typeof sent)[number]) => number) =>
      sent.reduce((total, each) => total + count(each), 0);
    countFaults({
      what: `A process killed with SIGKILL on ${databaseNames[kind]} while people send forms`,
      kills: rounds[kind],
      faults: 0,
      inputs: sum(({ answered }) => answered.length),
      lost: sum(({ lost }) => lost.length),
      measured: `${sum(({ stored, answered }) => stored.length - answered.length)} stored twice`,
    });
    for (const { path, stored, answered, lost } of sent) {
      expect(answered.length, path).toBeGreaterThan(rounds[kind]);
      expect(lost, path).toEqual([]);
      expect(stored.toSorted(), path).toEqual(answered.toSorted());
    }
    // Who signed up has given consent once, in a chain without a gap.
    const consents = await services.store.db.selectFrom("consent").select("subject").execute();
    expect(new Set(consents.map(({ subject }) => subject)).size).toBe(consents.length);
    expect(consents).toHaveLength(
      await idsIn(services, { table: "subscribers", kind: "" }).then((ids) => ids.length),
    );
    expect(await verifyConsentLog(services)).toBeUndefined();
  });
});
