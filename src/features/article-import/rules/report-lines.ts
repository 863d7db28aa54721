import { reportCopy as copy } from "../copy/report.ts";

type Reported = {
  title: string;
  address: string;
  state: keyof typeof copy.states;
  reason: string;
  notes: readonly string[];
};

export function reportLines({ title, address, state, reason, notes }: Reported): string[] {
  const line =
    state === "leftOut" ? copy.leftOutItem(title, reason) : copy.item(title, address, copy.states[state]);
  return [line, ...notes.map((note) => `  ${note}`)];
}
