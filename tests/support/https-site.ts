import { appCode } from "./app-code.ts";
import { startSite } from "./start-site.ts";

/** The public address of the site that these tests ask, as a proxy with TLS would ask it. */
export const origin = "https://site.kinward.test";

/** The password of everybody on its team. */
export const password = "a long and quiet sentence";

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

  /** The token of a link that sets the first password of a new team member. */
  async function invite(email: string): Promise<string> {
    const printed = await site.admin("add", email, "--role", "owner", "--name", "Robin");
    return /token=([\w-]+)/.exec(printed)?.[1] ?? "";
  }

  /** An owner with a password and a second step, signed in. */
  async function newOwner(email: string): Promise<{ cookie: string; secret: string }> {
    await post("/api/auth/set-password", { token: await invite(email), password });
    const cookie = allCookies(await post("/api/auth/sign-in", { email, password }));
    const started = await post("/admin/profile", { operation: "startSecondFactor", password }, { cookie });
    const { secret } = await started.json();
    const code = appCode(secret);
    const confirm = { operation: "confirmSecondFactor", code };
    const confirmed = await post("/admin/profile", confirm, { cookie });
    return { cookie: allCookies(confirmed), secret };
  }

  return { ...site, get, post, invite, newOwner };
}

/** The cookies of a response, as a browser sends them back. */
export function allCookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
