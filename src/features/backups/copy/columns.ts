import type { Columns } from "#platform/list/columns.ts";
import { backupsCopy, formatBytes } from "../copy.ts";
import type { BackupsShown } from "../reads/state.server.ts";

type Run = BackupsShown["runs"][number];

/** The columns of the list of backups. */
export const backupColumns = {
  name: {
    heading: "Backup",
    value: ({ name, state, problem }) =>
      name || (state === "running" && problem === "" ? "In progress" : "None"),
    detail: ({ problem, state }) =>
      problem === "" ? undefined : state === "made" ? problem : `${problem} ${backupsCopy.detail.retry}`,
  },
  state: { heading: "Status", value: ({ state }) => backupsCopy.state[state], format: "short" },
  startedAt: { heading: "Started", value: ({ startedAt }) => startedAt, format: "time" },
  bytes: { heading: "Size", value: ({ bytes }) => (bytes > 0 ? formatBytes(bytes) : ""), format: "figure" },
} satisfies Columns<Run>;
