import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { lockTeamSetting } from "#platform/settings/change-setting.ts";
import { storedSetting } from "#platform/settings/stored-settings.ts";
import { passkeySetting, passkeysRequired } from "../rules.ts";

/** Whether the team requires passkeys, so that codes of apps open nothing. */
export async function requiresPasskeys(services: Pick<Services, "store">): Promise<boolean> {
  return (await storedSetting(services, passkeySetting)) === passkeysRequired;
}

/**
 * The same, locked until the transaction ends: it can't be switched on between this question and what follows. Ask it
 * before anything else of the team is locked.
 */
export async function lockedPasskeyRule(tx: Tx): Promise<boolean> {
  return (await lockTeamSetting(tx, passkeySetting)) === passkeysRequired;
}
