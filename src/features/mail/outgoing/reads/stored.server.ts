import type { Services } from "#platform/services.ts";
import { storedSetting } from "#platform/settings/stored-settings.ts";
import { type RecordsCheck, recordsCheck } from "../schema.ts";
import { sendingDomain } from "./records.server.ts";

export const recordsSetting = "mail.records";

/** The last check of the records of the present domain. */
export async function lastRecordsCheck({
  store,
  settings,
}: Pick<Services, "store" | "settings">): Promise<RecordsCheck | undefined> {
  return readRecordsCheck(await storedSetting({ store }, recordsSetting), sendingDomain(settings));
}

/** A stored check, if it's about this domain. */
export function readRecordsCheck(stored: string | undefined, domain: string): RecordsCheck | undefined {
  if (!stored) return undefined;
  const read = recordsCheck.safeParse(JSON.parse(stored));
  return read.success && read.data.domain === domain ? read.data : undefined;
}

const required = ["spf", "dkim", "dmarc"];

/** The records that large providers want of whoever sends newsletters, and that aren't right. */
export function missingRecords({ records }: RecordsCheck) {
  return records.filter(({ kind, state }) => required.includes(kind) && state !== "right");
}
