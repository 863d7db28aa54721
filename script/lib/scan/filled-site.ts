/** The site that is attacked: the built one with people, lists and an open campaign, behind a proxy with TLS. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FeatureServices } from "#features/index.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { assemble } from "#server/assemble.ts";
import { addPerson, password } from "#tests/support/admin.ts";
import { appCode } from "#tests/support/app-code.ts";
import { startFleetProcess } from "#tests/support/fleet-process.ts";
import { type FleetFetch, fleetClient } from "#tests/support/fleet-request.ts";
import { makeLists } from "#tests/support/make-lists.ts";
import { makeReaders } from "#tests/support/make-readers.ts";
import { freePort } from "#tests/support/postgres-server.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { startTlsProxy } from "#tests/support/tls-proxy.ts";

export type FilledSite = Awaited<ReturnType<typeof startFilledSite>>;

/** Starts it on free ports of this machine. To the site each request comes from another visitor, so no limit is reached. */
export async function startFilledSite() {
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-scan-"));
  const smtp = await startSmtp();
  const port = await freePort();
  const proxyPort = await freePort();
  const url = `https://localhost:${proxyPort}`;
  const settings = {
    NODE_ENV: "production",
    SITE_URL: url,
    DATA_DIR: dataDir,
    DATA_KEY: randomBytes(32).toString("base64"),
    SMTP_URL: smtp.url,
    MAIL_FROM: "hello@kinward.test",
    TEAM_MAIL: "team@kinward.test",
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
  };
  const services = await assemble({ ...settings, LOG_LEVEL: "silent" });
  await makeLists(services);
  await makeReaders(services, 40);
  const errors: string[] = [];
  const child = await startFleetProcess(settings, port, (line) => {
    if (line.includes('"level":"error"')) errors.push(line);
  });
  const proxy = await startTlsProxy([port], proxyPort);
  // A scanner can work for half an hour between two requests of ours: a connection kept that long is closed by then.
  const { fetch, close } = fleetClient(url, proxy.certificate, { keepAlive: false });
  return {
    url,
    fetch,
    /** What the process logged as an error: a request that ended with 500, above all. */
    errors,
    /** The cookies of an owner's session. */
    cookie: await signedInOwner(fetch, services),
    /** Keeps the session a recent one, so that requests get past the question who somebody is. */
    async freshen() {
      const now = instantNow(services.clock);
      await services.store.db.updateTable("member_sessions").set({ proved_at: now, seen_at: now }).execute();
    },
    async stop() {
      close();
      await proxy.close();
      await child.end("SIGTERM");
      services.mailer.close();
      await services.store.close();
      await smtp.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Adds an owner with a second step. @returns the cookies of a session. */
async function signedInOwner(fetch: FleetFetch, services: FeatureServices): Promise<string> {
  const email = await addPerson({ services }, "owner");
  let cookie = "";
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(path, { method: "POST", body, headers: { cookie } });
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    if (answer.cookies !== "") cookie = answer.cookies;
    return answer.text;
  };
  await post("/api/auth/sign-in", { email, password });
  const profile = "/admin/profile";
  const { secret } = JSON.parse(await post(profile, { operation: "startSecondFactor", password }));
  await post(profile, { operation: "confirmSecondFactor", code: appCode(String(secret)) });
  return cookie;
}
