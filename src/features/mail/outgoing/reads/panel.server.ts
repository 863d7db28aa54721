import { dkimKeys, dkimRecord } from "#platform/mail/dkim/dkim-keys.ts";
import type { Services } from "#platform/services.ts";
import { recordMessages, recordTexts, stateNames } from "../copy.ts";
import { type RecordCheck, recordKinds } from "../schema.ts";
import { sendingDomain } from "./records.server.ts";
import { lastRecordsCheck } from "./stored.server.ts";

export async function mailRecords(services: Services) {
  const domain = sendingDomain(services.settings);
  const [key] = await dkimKeys(services.store.db, domain);
  const check = await lastRecordsCheck(services);
  const records = new Map(check?.records.map((record): [string, RecordCheck] => [record.kind, record]));
  // A key that was made since the check has a record to add.
  if (key !== undefined && key.created_at > (check?.at ?? ""))
    records.set("dkim", {
      kind: "dkim",
      state: "missing",
      text: recordMessages.dkim.missing,
      found: [],
      paste: { type: "TXT", ...dkimRecord(key) },
    });
  return {
    domain,
    checkedAt: check?.at,
    hasKey: key !== undefined,
    records: recordKinds
      .flatMap((kind) => records.get(kind) ?? [])
      .map((record) => ({
        ...record,
        ...recordTexts[record.kind],
        stateName: stateNames[record.state],
      })),
  };
}
