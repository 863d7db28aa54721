/**
 * Keeps the database of this release, with a few sample rows, in tests/releases/VERSION: node
 * script/lib/releases/add-release.ts. Run it on the commit that is released; docs/maintaining.md says when.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { release } from "#platform/release.ts";
import { createApp } from "#server/app.ts";
import { assemble } from "#server/assemble.ts";
import { addPerson } from "#tests/support/admin.ts";
import { publishedCampaign } from "#tests/support/campaigns.ts";
import { quickCosts } from "#tests/support/hash-costs.ts";
import { startPostgres } from "#tests/support/postgres-server.ts";
import { releaseKey, releaseOwner, releaseTexts } from "#tests/support/releases.ts";
import { dumpDatabase } from "./dump-database.ts";

const folder = resolve(import.meta.dirname, "../../../tests/releases", release);
const siteUrl = "http://kinward.test";

async function dumpOf(databaseUrl: string | undefined): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-release-"));
  const services = await assemble(
    {
      SITE_URL: siteUrl,
      DATA_DIR: dataDir,
      DATA_KEY: releaseKey,
      LOG_LEVEL: "silent",
      RATE_LIMIT: "off",
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    { hashCosts: quickCosts },
  );
  const app = createApp({ services, pages: undefined });
  const post = async (path: string, body: object) => {
    const answer = await app.request(siteUrl + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: siteUrl },
      body: JSON.stringify({ website: "", ...body }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
  await post("/api/contact", {
    name: "Test Person 1",
    email: "person-1@example.org",
    subject: "general",
    message: releaseTexts.message,
  });
  await post("/api/clinic/inquiry", {
    email: "person-2@example.org",
    clinicName: "Test Clinic",
    contactName: "Test Person 2",
    phone: "555-0100",
    message: releaseTexts.inquiry,
  });
  await post("/api/newsletter/signup", { email: releaseTexts.subscriber, consentToNewsletter: true });
  await addPerson({ services }, "owner", releaseOwner);
  const { slug } = await publishedCampaign(services);
  await post(`/api/campaigns/${slug}/responses`, {
    version: 1,
    answers: { evening: { chosen: ["monday"] }, words: releaseTexts.answer },
  });
  const { db, kind } = services.store;
  const dump = await dumpDatabase({ db, kind });
  services.mailer.close();
  await services.store.close();
  rmSync(dataDir, { recursive: true, force: true });
  return dump;
}

if (existsSync(folder)) throw new Error(`${folder} is there already. A released database never changes.`);
const server = await startPostgres();
const dumps = { sqlite: await dumpOf(undefined), postgres: await dumpOf(`${server.url}/postgres`) };
await server.stop();
mkdirSync(folder);
for (const [kind, dump] of Object.entries(dumps)) writeFileSync(join(folder, `${kind}.sql`), dump);
process.stdout.write(`Release ${release} is in ${folder}.\n`);
