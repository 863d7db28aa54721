/** The moments that mails about places name, in the language and the time zone of the group. */
import type { LanguageId } from "../groups/choices.ts";

/** A moment in words. */
export type Moment = {
  /** "Tuesday, December 8, 7 PM Eastern Time" */
  when: string;
  /** "Tuesday, December 8" */
  date: string;
  /** "7 PM" */
  time: string;
  /** "Eastern Time" */
  zone: string;
  /** How far away the day is, as a subject begins: "Tomorrow". */
  day: string;
};

const locales = { en: "en-US", fr: "fr-CA", es: "es-US" } as const;

/** An instant as the people of the group say it. `now` decides whether it's today or tomorrow. */
export function momentIn(
  instant: string,
  { zone: timeZone, language, now }: { zone: string; language: LanguageId; now: string },
): Moment {
  const locale = locales[language];
  const at = new Date(instant);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  // Spanish writes no comma after the day of the week.
  const written = format({ weekday: "long", month: "long", day: "numeric" }).format(at);
  const date = language === "es" ? written.replace(",", "") : written;
  const time = format({ hour: "numeric", minute: "2-digit" })
    .format(at)
    // On the hour: "7 PM", "19 h".
    .replace(/:00| 00$/, "");
  const zone =
    format({ timeZoneName: "longGeneric" })
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  const days = calendarDay(at, timeZone) - calendarDay(new Date(now), timeZone);
  const day = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
  return {
    when: joined[language]({ date, time, zone }),
    ...{ date, time, zone },
    day: day.charAt(0).toLocaleUpperCase(locale) + day.slice(1),
  };
}

type Parts = Pick<Moment, "date" | "time" | "zone">;

const joined: Readonly<Record<LanguageId, (parts: Parts) => string>> = {
  en: ({ date, time, zone }) => `${date}, ${time} ${zone}`,
  fr: ({ date, time, zone }) => `${date} à ${time} (${zone})`,
  es: ({ date, time, zone }) => `${date} a ${/^1\b/.test(time) ? "la" : "las"} ${time} (${zone})`,
};

/** The number of a day in the calendar of a time zone. */
function calendarDay(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    timeZone,
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day")) / 86_400_000;
}
