import { actorOf } from "#features/index.server.ts";
import { addMember } from "#features/team/writes/accounts.server.ts";
import { type HashCost, hashPassword } from "#platform/auth/passwords.ts";
import type { Actor, Role } from "#platform/permissions/access.ts";
import { memberIndex } from "#platform/team/members.ts";
import { appCode } from "./app-code.ts";
import { quickCosts } from "./hash-costs.ts";
import { siteUrl } from "./site-url.ts";
import type { TestApp } from "./test-app.ts";

/** The password of everybody in the tests. */
export const password = "a long and quiet sentence";

/** Puts a person with a password on the team. @returns their address. */
export async function addPerson(
  { services }: Pick<TestApp, "services">,
  role: Role,
  email = `${role}@kinward.test`,
  cost: HashCost = quickCosts.password,
): Promise<string> {
  await addMember(services, { email, name: `Robin ${role}`, role, password: undefined });
  const values = { password_hash: await hashPassword(password, cost), state: "active" } as const;
  await services.store.db
    .updateTable("team_members")
    .set(values)
    .where("email_index", "=", memberIndex(services, email))
    .execute();
  await services.store.db.deleteFrom("member_invites").execute();
  return email;
}

/** The cookies an answer sets, as a browser sends them back; those it takes away are left out. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** @returns the header their browser sends from now on. */
export async function signIn(app: TestApp, email: string): Promise<{ cookie: string }> {
  const answer = await app.post("/api/auth/sign-in", { email, password });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
  return { cookie: cookiesOf(answer) };
}

/** A person of this role, signed in. */
export async function actAs(app: TestApp, role: Role): Promise<{ cookie: string }> {
  return signIn(app, await addPerson(app, role));
}

/** Whoever is signed in with this cookie, as reads and writes are given them. */
export async function actorBy(
  { services }: Pick<TestApp, "services">,
  { cookie }: { cookie: string },
): Promise<Actor> {
  const actor = await actorOf(services, new Headers({ cookie }));
  if (!actor) throw new Error("nobody is signed in with this cookie");
  return actor;
}

/** A request to the admin's interface by somebody who is signed in. */
export function ask(app: TestApp, path: string, { cookie = "", method = "GET" } = {}) {
  return app.app.request(siteUrl + path, { method, headers: { cookie, origin: siteUrl } });
}

export async function turnOnSecondFactor(app: TestApp, cookie: string) {
  const started = await app.act("/admin/profile", "startSecondFactor", { password }, { cookie });
  const { secret } = await started.json();
  const code = appCode(secret);
  const confirmed = await app.act("/admin/profile", "confirmSecondFactor", { code }, { cookie });
  const { codes } = await confirmed.json();
  return { secret: String(secret), codes: codes as string[], cookie: cookiesOf(confirmed), confirmed };
}
