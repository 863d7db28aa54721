import type { Kysely } from "kysely";
import { missingRecords, readRecordsCheck, recordsSetting } from "#features/index.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import { domainOf } from "#platform/mail/dkim/dkim-keys.ts";
import type { CoreSettings } from "#platform/settings/core.ts";
import { type Finding, fine, warning } from "./finding.ts";

const about = "Mail records";

/** What the last check of the DNS records found. Doctor reads only, so it doesn't check them itself. */
export async function mailRecordFindings(
  db: Kysely<Tables>,
  { SMTP_URL, SITE_URL, MAIL_FROM }: CoreSettings,
): Promise<readonly Finding[]> {
  if (SMTP_URL === undefined) return [];
  const domain = domainOf(MAIL_FROM);
  const row = await db
    .selectFrom("team_settings")
    .select("value")
    .where("name", "=", recordsSetting)
    .executeTakeFirst();
  const check = readRecordsCheck(row?.value, domain);
  if (check === undefined)
    return SITE_URL.startsWith("https:")
      ? [warning(about, `Those of ${domain} have never been checked. Run: script/admin mail check`)]
      : [];
  const missing = missingRecords(check).map(({ kind }) => kind.toUpperCase());
  return missing.length === 0
    ? [fine(about, `SPF, DKIM and DMARC of ${domain} are right.`)]
    : [warning(about, `Not right for ${domain}: ${missing.join(", ")}. Run: script/admin mail check`)];
}
