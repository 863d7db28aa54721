import { memberWithSessions } from "#features/team/members/reads/accounts.server.ts";
import { changeTeamMember } from "#features/team/members/writes/accounts.server.ts";
import type { Actor, Grant } from "#platform/permissions/access.ts";
import { actAs, actorBy, addPerson, signIn } from "./admin.ts";
import type { TestApp } from "./test-app.ts";

export async function ownerOf(app: TestApp): Promise<Actor> {
  return actorBy(app, await actAs(app, "owner"));
}

/** Gives a team member exactly these items, as an owner does on their screen. */
export async function giveAccess(
  app: TestApp,
  owner: Actor,
  id: string,
  access: readonly Grant[],
): Promise<void> {
  const { person } = await memberWithSessions(app.services, owner, id);
  const change = { revision: person.revision, role: "limited" as const, access: [...access] };
  await app.services.asSite(() => changeTeamMember(app.services, owner, id, change));
}

/** Somebody with limited access to these items, signed in. */
export async function limitedTo(
  app: TestApp,
  owner: Actor,
  access: readonly Grant[],
  email = "limited@kinward.test",
): Promise<{ cookie: string; id: string }> {
  const signedIn = await signIn(app, await addPerson(app, "limited", email));
  const { id } = await actorBy(app, signedIn);
  await giveAccess(app, owner, id, access);
  return { ...signedIn, id };
}
