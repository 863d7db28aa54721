/** What a file lists. Mailchimp exports one file of each; every other file is of subscribed people. */
export const importLists = ["subscribed", "unsubscribed", "cleaned"] as const;
export type ImportList = (typeof importLists)[number];

const headsOf = {
  email: ["email", "e-mail", "email address", "e-mail address", "mail"],
  source: ["consent source", "consent_source", "consent"],
  name: ["name", "full name"],
  firstName: ["first name", "firstname", "fname"],
  lastName: ["last name", "lastname", "lname"],
  tags: ["tags"],
  optedIn: ["optin_time"],
  confirmed: ["confirm_time"],
  leftAt: ["unsub_time"],
  cleanedAt: ["clean_time"],
} as const;

type Column = keyof typeof headsOf;

/** The headings of a file, as far as we know them. */
export type ImportColumns = Partial<Record<Column, number>>;

const headOf = (cell: string) => cell.trim().toLowerCase();

/** Whether a line is the header row. */
export const isHeader = (cells: readonly string[]): boolean =>
  cells.some((cell) => headsOf.email.some((head) => head === headOf(cell)));

/** Finds the columns by their headings. */
export function columnsOf(heads: readonly string[]): ImportColumns {
  const columns: ImportColumns = {};
  const names = heads.map(headOf);
  const all: readonly Column[] = [
    "email",
    "source",
    "name",
    "firstName",
    "lastName",
    "tags",
    "optedIn",
    "confirmed",
    "leftAt",
    "cleanedAt",
  ];
  for (const column of all) {
    const known: readonly string[] = headsOf[column];
    const at = names.findIndex((name) => known.includes(name));
    if (at !== -1) columns[column] = at;
  }
  return columns;
}

/** Which of Mailchimp's lists a file is: the other two have a column that tells when people left or bounced. */
export function listOf({ leftAt, cleanedAt }: ImportColumns): ImportList {
  if (leftAt !== undefined) return "unsubscribed";
  return cleanedAt === undefined ? "subscribed" : "cleaned";
}

/** Mailchimp writes times in UTC, without saying so. Empty if there is none. */
export function instantOf(cell: string): string {
  const [day = "", time = "00:00:00"] = cell.trim().split(" ");
  const at = Date.parse(`${day}T${time}Z`);
  return Number.isFinite(at) ? new Date(at).toISOString() : "";
}

/** Tags in one cell, as Mailchimp writes them: `"donor","phone list"`. Commas and semicolons separate them. */
export function tagsIn(cell: string): string[] {
  const tags = cell
    .split(/[,;]/)
    .map((tag) => tag.replaceAll('"', "").trim())
    .filter((tag) => tag !== "");
  return [...new Set(tags)];
}
