import { addMember } from "#features/team/writes/accounts.server.ts";
import { assemble } from "#server/assemble.ts";
import { addPerson, password } from "./admin.ts";
import { appCode } from "./app-code.ts";
import { startSite } from "./start-site.ts";

/** The public address of the site that these tests ask, as a proxy with TLS would ask it. */
export const origin = "https://site.kinward.test";

export type HttpsSite = Awaited<ReturnType<typeof startHttpsSite>>;

/** Starts the built site as it runs behind a proxy with TLS. */
export async function startHttpsSite() {
  const site = await startSite({
    SITE_URL: origin,
    MAIL_FROM: "hello@kinward.test",
    TEAM_MAIL: "team@kinward.test",
    RATE_LIMIT: "on",
    TRUST_PROXY: "1",
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { redirect: "manual", headers });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(site.url + path, {
      method: "POST",
      redirect: "manual",
      headers: { origin, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });

  // What `script/admin add` does, without a process for each.
  const services = await assemble({ DATA_DIR: site.dataDir, SITE_URL: origin, LOG_LEVEL: "silent" });

  /** The token of a link that sets the first password of a new team member. */
  async function invite(email: string): Promise<string> {
    const given = { email, name: "Robin", role: "owner", password: undefined } as const;
    return (await services.asSite(() => addMember(services, given))) ?? "";
  }

  /** An owner with a password, which takes the site no time to check. */
  const newPerson = (email: string) => services.asSite(() => addPerson({ services }, "owner", email));

  /** An owner with a password and a second step, signed in. */
  async function newOwner(email: string): Promise<{ cookie: string; secret: string }> {
    await newPerson(email);
    const cookie = allCookies(await post("/api/auth/sign-in", { email, password }));
    const started = await post("/admin/profile", { operation: "startSecondFactor", password }, { cookie });
    const { secret } = await started.json();
    const code = appCode(secret);
    const confirm = { operation: "confirmSecondFactor", code };
    const confirmed = await post("/admin/profile", confirm, { cookie });
    return { cookie: allCookies(confirmed), secret };
  }

  async function stop(): Promise<void> {
    services.mailer.close();
    await services.store.close();
    await site.stop();
  }

  return { ...site, get, post, invite, newPerson, newOwner, stop };
}

/** The cookies of a response, as a browser sends them back. */
export function allCookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
