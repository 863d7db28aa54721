import { createContext, use } from "react";
import { useHydrated } from "./field-hydrated.ts";
import { formatMoment, withFormattedMoments } from "./moment.ts";

/** A shared time zone, such as the team's in the admin; by default the reader's own. */
export const SharedZone = createContext<string | undefined>(undefined);

const shape = { dateStyle: "medium", timeStyle: "short" } as const;
const formats = new Map<string, { atReader: Intl.DateTimeFormat; atServer: Intl.DateTimeFormat }>();

function formatsIn(language: string) {
  const known = formats.get(language) ?? {
    atReader: new Intl.DateTimeFormat(language, shape),
    atServer: new Intl.DateTimeFormat(language, { ...shape, timeZone: "UTC" }),
  };
  formats.set(language, known);
  return known;
}

/** A time in the shared time zone, with its name; by default in the reader's, and in UTC until hydration. */
export function LocalTime({ at, language = "en" }: { at: string; language?: string }) {
  const hydrated = useHydrated();
  const zone = use(SharedZone);
  const moment = new Date(at);
  const { atReader, atServer } = formatsIn(language);
  const own = hydrated ? atReader.format(moment) : `${atServer.format(moment)} UTC`;
  return (
    <time className="tabular-nums" dateTime={at}>
      {zone === undefined ? own : formatMoment(at, zone)}
    </time>
  );
}

/** A stored text, with the times in it in the shared time zone. */
export function TextWithTimes({ text }: { text: string }) {
  return withFormattedMoments(text, use(SharedZone) ?? "UTC");
}
