import type { Columns } from "#platform/list/columns.ts";
import { redirectsCopy as copy, redirectMessages as messages } from "../copy.ts";
import type { Redirect } from "../reads/admin.server.ts";
import { readablePath } from "../rules/path.ts";

/** The columns of the list of redirects and of its export. An import reads the export's From, To, Kind and Note. */
export const redirectColumns = {
  from: {
    heading: "Old address",
    value: ({ from }) => readablePath(from),
    detail: ({ note }) => note || undefined,
    export: { heading: "From", value: ({ from }) => from },
  },
  to: {
    heading: "Leads to",
    value: ({ to, outside }) => (outside ? to : readablePath(to)),
    export: { heading: "To", value: ({ to }) => to },
  },
  kind: {
    heading: "Kind",
    value: ({ kind }) => copy.kinds[kind],
    format: "short",
    export: { value: ({ kind }) => kind },
  },
  note: { heading: "Note", value: ({ note }) => note, screen: false },
  hits: {
    heading: "Used",
    value: ({ hits }) => messages.hits(hits),
    format: "figure",
    export: { heading: "Hits", value: ({ hits }) => String(hits) },
  },
  usedOn: {
    heading: "Last used",
    value: ({ usedOn }) => messages.usedOn(formatDay(usedOn)),
    format: "short",
    export: { value: ({ usedOn }) => usedOn },
  },
  made: { heading: "Made", value: ({ createdAt }) => createdAt, screen: false },
  changed: { heading: "Changed", value: ({ changedAt }) => changedAt, screen: false },
} satisfies Columns<Redirect>;

/** "Nov 21, 2026"; empty for none. */
export function formatDay(day: string): string {
  if (day === "") return "";
  const name = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
  return name.format(new Date(`${day}T00:00:00.000Z`));
}
