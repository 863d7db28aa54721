import type { GroupForm, GroupInput } from "../schema.ts";
import { offerHours } from "./place.ts";
import type { Schedule } from "./schedule.ts";

/** A group as the texts of a form's fields. One field says the unit, and whether it's the last one of the month. */
export type GroupFields = Readonly<Record<Exclude<keyof GroupForm, "last">, string>>;

/** The choices of how a group repeats, each with what the rule has of it. */
const repeats = {
  week: { unit: "week", last: false },
  weekdayOfMonth: { unit: "weekdayOfMonth", last: false },
  lastWeekdayOfMonth: { unit: "weekdayOfMonth", last: true },
  dayOfMonth: { unit: "dayOfMonth", last: false },
  lastDayOfMonth: { unit: "dayOfMonth", last: true },
} as const satisfies Record<string, Pick<Schedule, "unit" | "last">>;
export type Repeats = keyof typeof repeats;

const isRepeats = (value: string | undefined): value is Repeats =>
  value !== undefined && Object.hasOwn(repeats, value);

const lastOnes = {
  week: "week",
  weekdayOfMonth: "lastWeekdayOfMonth",
  dayOfMonth: "lastDayOfMonth",
} as const;

export const newGroupFields: GroupFields = {
  slug: "",
  state: "draft",
  size: "8",
  offerHours: String(offerHours.usual),
  address: "",
  dropAddress: "",
  question: "",
  name: "",
  forWhom: "",
  host: "",
  format: "open-circle",
  path: "every",
  language: "en",
  groundRules: "",
  joins: "here",
  cost: "unsaid",
  apart: "none",
  sample: "",
  first: "",
  time: "19:00",
  minutes: "75",
  zone: "America/New_York",
  unit: "week",
  every: "1",
  count: "",
  until: "",
  breaks: "",
};

/** What stands in the fields; the tick that takes the meeting's address away is never set. */
export function groupFields({ content, schedule, ...group }: GroupInput): GroupFields {
  const { slug, state, size, offerHours: hours, address, question = "" } = group;
  const { minutes, every, unit, last, count, until = "", breaks, first, time, zone } = schedule;
  return {
    ...{ slug, state, address, question, until },
    ...content,
    dropAddress: "",
    sample: content.sample ? "on" : "",
    ...{ first, time, zone },
    unit: last ? lastOnes[unit] : unit,
    size: String(size),
    offerHours: String(hours),
    minutes: String(minutes),
    every: String(every),
    count: count === undefined ? "" : String(count),
    breaks: breaks.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join("\n"),
  };
}

const numbers = ["size", "offerHours", "minutes", "every"] as const;

/** A tick that leaves out one date: the name of its field. */
export const leaveOut = (day: string) => `${leaving}${day}`;
const leaving = "leaveOut-";

/** The input of a form's fields; what isn't a number or a day is left for the schema to refuse. */
export function groupFromFields({ count = "", until = "", ...all }: Readonly<Record<string, string>>) {
  const left = Object.keys(all).filter((name) => name.startsWith(leaving));
  const fields = Object.fromEntries(Object.entries(all).filter(([name]) => !left.includes(name)));
  const leftOut = left.map((name) => ({ from: name.slice(leaving.length), to: name.slice(leaving.length) }));
  return {
    ...fields,
    ...Object.fromEntries(numbers.map((name) => [name, numberIn(fields[name])])),
    ...(isRepeats(fields.unit) ? repeats[fields.unit] : { last: false }),
    sample: fields.sample === "on",
    dropAddress: fields.dropAddress === "on",
    ...(count.trim() === "" ? {} : { count: numberIn(count) }),
    ...(until.trim() === "" ? {} : { until: until.trim() }),
    breaks: [...breaksIn(fields.breaks), ...leftOut],
  };
}

/** The group that a form describes. */
export function groupOfForm({
  slug,
  state,
  size,
  offerHours: hours,
  address,
  dropAddress,
  question = "",
  ...form
}: GroupForm): GroupInput {
  const { name, forWhom, host, format, path, language, groundRules, ...more } = form;
  const { joins, cost, apart, sample, ...schedule } = more;
  return {
    ...{ slug, state, size, offerHours: hours, address },
    ...(dropAddress ? { dropAddress } : {}),
    ...(question === "" ? {} : { question }),
    content: { name, forWhom, host, format, path, language, groundRules, joins, cost, apart, sample },
    schedule,
  };
}

const numberIn = (typed = "") => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0);

/** "2026-12-20 to 2027-01-04", or one day, on each line. */
function breaksIn(typed = ""): { from: string; to: string }[] {
  return typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [from = "", to = from] = line.split(" to ").map((day) => day.trim());
      return { from, to };
    });
}
