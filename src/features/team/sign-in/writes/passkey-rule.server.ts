import { teamSetting } from "#features/team-settings/reads.server.ts";
import { lockTeamSetting } from "#features/team-settings/writes.server.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { passkeySetting, passkeysRequired } from "../rules.ts";

/** Whether the team requires passkeys, so that codes of apps open nothing. */
export async function requiresPasskeys(services: Pick<Services, "store">): Promise<boolean> {
  return (await teamSetting(services, passkeySetting)) === passkeysRequired;
}

/**
 * The same, locked until the transaction ends: it can't be switched on between this question and what follows. Ask it
 * before anything else of the team is locked.
 */
export async function lockedPasskeyRule(tx: Tx): Promise<boolean> {
  return (await lockTeamSetting(tx, passkeySetting)) === passkeysRequired;
}
