import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { addMember } from "#features/team/writes/accounts.server.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { type Role, roles } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { memberIndex } from "#platform/team/members.ts";
import { assemble } from "#server/assemble.ts";
import { quickCosts } from "./hash-costs.ts";
import { makeAnswers } from "./make-answers.ts";
import { makeEmails } from "./make-emails.ts";
import { makeGroups } from "./make-groups.ts";
import { makeLists } from "./make-lists.ts";
import { makeMeeting } from "./make-meeting.ts";
import { makeReaders } from "./make-readers.ts";
import { type PreparedData, preparedData, teamNames, teamPassword } from "./prepared-data.ts";

/**
 * Makes the data folders that browser tests start their sites on, all of them in one process, or only the one named.
 * Run: node tests/support/prepare-data.ts FOLDER [NAME]
 */

/** Puts people on the team, by role, who sign in with the password of the tests. */
async function addTeam(services: Services, wanted: readonly Role[]): Promise<void> {
  const password_hash = await hashPassword(teamPassword, quickCosts.password);
  for (const role of roles.filter((each) => wanted.includes(each))) {
    const email = `${role}@kinward.test`;
    await addMember(services, { email, name: teamNames[role], role, password: undefined });
    await services.store.db
      .updateTable("team_members")
      .set({ password_hash, state: "active" })
      .where("email_index", "=", memberIndex(services, email))
      .execute();
  }
}

/** How each folder is filled; the answer is the id that its tests need. */
const fill: Readonly<Record<PreparedData, (services: Services) => Promise<string>>> = {
  migrated: async () => "",
  owner: async (services) => {
    await addTeam(services, ["owner"]);
    return "";
  },
  team: async (services) => {
    await addTeam(services, ["owner", "editor", "viewer"]);
    return "";
  },
  lists: async (services) => {
    await addTeam(services, ["owner"]);
    return makeLists(services);
  },
  answers: async (services) => {
    await addTeam(services, ["editor"]);
    return makeAnswers(services);
  },
  readers: async (services) => {
    await addTeam(services, ["owner"]);
    await makeReaders(services, 5);
    return "";
  },
  emails: async (services) => {
    await addTeam(services, ["editor"]);
    return makeEmails(services);
  },
  groups: async (services) => {
    await addTeam(services, ["editor"]);
    return makeGroups(services);
  },
  meeting: async (services) => {
    await addTeam(services, ["owner", "host", "limited"]);
    return makeMeeting(services);
  },
  circle: async (services) => {
    await addTeam(services, ["editor", "host"]);
    return "";
  },
};

const [folder = "", only] = process.argv.slice(2);
for (const name of preparedData.filter((each) => only === undefined || each === only)) {
  const dataDir = join(folder, name);
  const services = await assemble({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const id = await fill[name](services);
  services.mailer.close();
  await services.store.close();
  writeFileSync(join(dataDir, "prepared-id"), id);
}
