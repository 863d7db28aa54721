/** What an invitation or an answer to one says, as iCalendar (RFC 5545, RFC 5546) writes it. */
export type CalendarMail = {
  /** Whether it answers an invitation, or is one: it was written with a press, and waits for no answer by mail. */
  isScheduling: boolean;
  /** Such as "Declined: Intro call, Dec 3, 2026, 10:00 AM". */
  line: string;
  /** What its writer added; of an invitation its description. */
  comment: string;
  /** The same for all copies of it in one mail. */
  identity: string;
};

const answers: ReadonlyMap<string, string> = new Map([
  ["ACCEPTED", "Accepted"],
  ["DECLINED", "Declined"],
  ["TENTATIVE", "Tentatively accepted"],
  ["DELEGATED", "Delegated"],
]);

const methods: ReadonlyMap<string, string> = new Map([
  ["REQUEST", "Invitation"],
  ["ADD", "Invitation"],
  ["REPLY", "Answer to an invitation"],
  ["CANCEL", "Canceled"],
  ["COUNTER", "New time proposed"],
  ["DECLINECOUNTER", "Proposed time declined"],
  ["REFRESH", "Asks for the invitation again"],
]);

/** How calendars begin the title of an answer, in the languages that we have seen. */
const answerTitle =
  /^(?:accepted|declined|tentative(?:ly accepted)?|canceled|cancelled|invitation|new time proposed|updated invitation|abgelehnt|zugesagt|mit vorbehalt|abgesagt|einladung|aceptado|rechazad[oa]|provisional|cancelado|invitaci[oó]n|accept[eé]e?|refus[eé]e?|provisoire|annul[eé]e?|aceit[eo]|recusad[oa]|convite|accettato|rifiutato|invito)\s?:\s?/i;

/** The most that is read of one: an invitation can carry years of dates. */
const longestCalendar = 200_000;

/** Reads an event; undefined if there is none. */
export function readCalendar(text: string, labeled = ""): CalendarMail | undefined {
  const lines = linesOf(text.slice(0, longestCalendar));
  const event = eventIn(lines);
  if (event === undefined) return undefined;
  const method = (lines.find(({ name }) => name === "METHOD")?.value ?? labeled).trim().toUpperCase();
  const of = (name: string) => event.find((line) => line.name === name);
  const attendee = event.find(({ name, params }) => name === "ATTENDEE" && params.has("PARTSTAT"));
  const answer = answers.get((attendee?.params.get("PARTSTAT") ?? "").toUpperCase());
  const label = method === "REPLY" ? (answer ?? methods.get(method)) : methods.get(method);
  const title = unescapeText(of("SUMMARY")?.value).replace(answerTitle, "").slice(0, 200).trim();
  const comments = event
    .filter(({ name }) => name === "COMMENT")
    .map(({ value }) => unescapeText(value).trim());
  const description = method === "REPLY" ? "" : unescapeText(of("DESCRIPTION")?.value).trim();
  return {
    isScheduling: methods.has(method),
    line: `${label ?? "Event"}: ${[title, whenOf(of("DTSTART"))].filter(Boolean).join(", ")}`,
    comment: comments.filter(Boolean).join("\n") || description,
    identity: [method, of("UID")?.value, of("SEQUENCE")?.value, answer].join(" "),
  };
}

type Line = { name: string; params: ReadonlyMap<string, string>; value: string };

function linesOf(text: string): Line[] {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n")
    .map(lineOf);
}

const parameter = /^;([A-Za-z0-9-]+)=((?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)/;

function lineOf(line: string): Line {
  const name = /^[A-Za-z0-9-]*/.exec(line)?.[0] ?? "";
  const params = new Map<string, string>();
  let rest = line.slice(name.length);
  for (let found = parameter.exec(rest); found !== null; found = parameter.exec(rest)) {
    const [whole, key = "", value = ""] = found;
    params.set(key.toUpperCase(), value.replaceAll('"', ""));
    rest = rest.slice(whole.length);
  }
  return { name: name.toUpperCase(), params, value: rest.startsWith(":") ? rest.slice(1) : "" };
}

/** The lines of the first event, without its alarms. */
function eventIn(lines: readonly Line[]): Line[] | undefined {
  const begins = lines.findIndex(({ name, value }) => name === "BEGIN" && /^vevent\s*$/i.test(value));
  if (begins === -1) return undefined;
  const event: Line[] = [];
  let depth = 0;
  for (const line of lines.slice(begins + 1)) {
    if (line.name === "BEGIN") depth += 1;
    else if (line.name === "END") {
      if (depth === 0) break;
      depth -= 1;
    } else if (depth === 0) event.push(line);
  }
  return event;
}

const unescapeText = (value = "") =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** As it stands there: the zone of a calendar has any name its program gave it, and we convert none of them. */
function whenOf(start: Line | undefined): string {
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d{0,2}(Z?))?/.exec(start?.value.trim() ?? "");
  if (start === undefined || found === null) return "";
  const [, year = "", month = "", date = "", hour, minute = "", utc = ""] = found;
  const day = `${months[Number(month) - 1] ?? month} ${Number(date)}, ${year}`;
  if (hour === undefined) return day;
  const time = `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
  const zone = utc === "" ? (start.params.get("TZID") ?? "").slice(0, 60) : "UTC";
  return `${day}, ${time}${zone === "" ? "" : ` (${zone})`}`;
}
