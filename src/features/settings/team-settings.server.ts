import * as z from "zod/mini";
import { commonZones } from "#platform/clock/common-zones.ts";
import { isTimeZone } from "#platform/clock/time-zone.ts";
import { safeText } from "#platform/http/safe-string.ts";
import { zoneSetting } from "#platform/settings/stored-settings.ts";
import { storedBefore, teamSetting } from "#platform/settings/team-setting.ts";
import { formatMoment } from "#ui/moment.ts";

const unknownZone = "Please choose a time zone from the list";

/** The time zone in which the admin shows and reads times. */
export const zone = teamSetting({
  key: "zone",
  position: 30,
  anchor: "zone",
  search: { title: "Time zone", words: "clock hour local date" },
  ...zoneSetting,
  input: z.strictObject({
    zone: safeText({ max: 60, sentence: unknownZone, missing: unknownZone }).check(
      z.refine(isTimeZone, unknownZone),
    ),
    expected: storedBefore,
  }),
  withoutRecentSignIn: "changes one record, which can be changed again",
  audit: { action: "settings.zone_changed", text: "Changed the team's time zone" },
  subject: ({ zone: next }) => next,
  write: ({ zone: next }) => next,
  panel(chosen, { clock }) {
    const known = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen]);
    const isCommon = (each: string) => commonZones.some((common) => common === each);
    return {
      chosen,
      now: formatMoment(clock.now().toISOString(), chosen),
      common: labelled(commonZones),
      others: labelled([...known].filter((each) => !isCommon(each)).toSorted()),
    };
  },
});

function labelled(zones: readonly string[]) {
  return zones.map((each) => ({ zone: each, label: each.replaceAll("_", " ") }));
}

export const teamSettings = [zone];
