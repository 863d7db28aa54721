import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import {
  addDkimKey,
  type DkimKey,
  dkimKeys,
  newDkimPair,
  noteDkimRecord,
} from "#platform/mail/dkim/dkim-keys.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { lockTeamSetting, putTeamSetting } from "#platform/settings/change-setting.ts";
import { checkRecords, sendingDomain } from "./reads/records.server.ts";
import { lastRecordsCheck, recordsSetting } from "./reads/stored.server.ts";
import type { RecordsCheck } from "./schema.ts";

/** Makes the domain's first DKIM key, or a new one with `anew`. @returns the domain's newest key. */
export async function makeDkimKey(
  services: Services,
  actor: Actor | "terminal",
  { anew }: { anew: boolean },
): Promise<DkimKey | undefined> {
  if (actor !== "terminal") authorize(actor, "settings.manage");
  const domain = sendingDomain(services.settings);
  const pair = await newDkimPair();
  await services.store.transact(async (tx) => {
    // Two people who press at once get one key.
    await lockTeamSetting(tx, "mail.dkim");
    if (!anew && (await dkimKeys(tx, domain)).length > 0) return;
    await addDkimKey(tx, services, { domain, ...pair });
    await recordAudit(tx, services, { actor, action: "mails.dkim_key_made" });
  });
  return (await dkimKeys(services.store.db, domain))[0];
}

/** Checks the DNS records and stores what was found. From then on, mails are signed if the key's record is there. */
export async function checkMailRecords(
  services: Services,
  actor: Actor | "terminal" | "worker",
): Promise<RecordsCheck> {
  if (typeof actor !== "string") authorize(actor, "settings.manage");
  // From before the check: a key that is made during it has been made since.
  const at = instantNow(services.clock);
  const checked = await checkRecords(services);
  const check = {
    at,
    domain: sendingDomain(services.settings),
    records: checked.map(({ key: _, ...record }) => record),
  };
  await services.store.transact(async (tx) => {
    // While the DNS doesn't answer, nothing is known.
    for (const { key, state } of checked)
      if (key !== undefined && state !== "unclear")
        await noteDkimRecord(tx, services.clock, { key, isThere: state === "right" });
    await putTeamSetting(tx, services, { name: recordsSetting, value: JSON.stringify(check) });
  });
  return check;
}

/** Checks again at night what somebody has checked before. */
export async function recheckMailRecords(services: Services): Promise<void> {
  if (await lastRecordsCheck(services)) await checkMailRecords(services, "worker");
}

/**
 * Keeps the present DKIM keys over a restore: a backup can have one whose record is no longer in the DNS, and receivers
 * reject mails that are signed with it.
 */
export async function replayDkimKeys(
  present: Services | undefined,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  const keys = await present?.store.db.selectFrom("dkim_keys").selectAll().execute();
  return ({ store }) =>
    store.transact(async (tx) => {
      if (keys) {
        await tx.deleteFrom("dkim_keys").execute();
        for (const key of keys) await tx.insertInto("dkim_keys").values(key).execute();
        return [];
      }
      const signing = await tx
        .updateTable("dkim_keys")
        .set({ seen_at: null })
        .where("seen_at", "is not", null)
        .returning("id")
        .execute();
      return signing.length === 0
        ? []
        : [
            "Emails aren’t signed until a check has found the DKIM record of the restored key in your DNS. Run script/admin mail check.",
          ];
    });
}
