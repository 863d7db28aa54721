import { useHydrated } from "./field-hydrated.ts";

const shape = { dateStyle: "medium", timeStyle: "short" } as const;
const atReader = new Intl.DateTimeFormat("en", shape);
const atServer = new Intl.DateTimeFormat("en", { ...shape, timeZone: "UTC" });

/** A moment by the reader's own clock; in UTC, and saying so, until scripts run. */
export function LocalTime({ at }: { at: string }) {
  const hydrated = useHydrated();
  const moment = new Date(at);
  return (
    <time className="tabular-nums" dateTime={at}>
      {hydrated ? atReader.format(moment) : `${atServer.format(moment)} UTC`}
    </time>
  );
}
