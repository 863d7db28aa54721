import { createContext, use } from "react";
import { useHydrated } from "./field-hydrated.ts";
import { formatMoment } from "./moment.ts";

/** The time zone of whoever shares one, such as the team in the admin; without it the reader's own clock counts. */
export const SharedZone = createContext<string | undefined>(undefined);

const shape = { dateStyle: "medium", timeStyle: "short" } as const;
const atReader = new Intl.DateTimeFormat("en", shape);
const atServer = new Intl.DateTimeFormat("en", { ...shape, timeZone: "UTC" });

/** A moment in the shared time zone, named; else by the reader's own clock, and in UTC until scripts run. */
export function LocalTime({ at }: { at: string }) {
  const hydrated = useHydrated();
  const zone = use(SharedZone);
  const moment = new Date(at);
  const own = hydrated ? atReader.format(moment) : `${atServer.format(moment)} UTC`;
  return (
    <time className="tabular-nums" dateTime={at}>
      {zone === undefined ? own : formatMoment(at, zone)}
    </time>
  );
}
