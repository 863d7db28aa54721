import * as z from "zod/mini";
import { storedBefore } from "#features/team-settings/schema.ts";
import { isTimeZone } from "#platform/clock/time-zone.ts";
import { safeText } from "#platform/http/safe-string.ts";
import { settingsMessages as messages } from "./copy.ts";

/** The team's time zone. */
export const zoneChange = z.strictObject({
  zone: safeText({ max: 60, sentence: messages.zone, missing: messages.zone }).check(
    z.refine(isTimeZone, messages.zone),
  ),
  was: storedBefore,
});
export type ZoneChange = z.output<typeof zoneChange>;

/** The status of a test email. */
const testMailStates = ["waiting", "retrying", "sent", "written", "failed"] as const;
export const testMailState = z.object({ state: z.enum(testMailStates), reason: z.string() });
export type TestMailState = z.output<typeof testMailState>;

/** The setting with the mail server that has taken a test email. */
export const testedServerSetting = "mail.tested_server";
