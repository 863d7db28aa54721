const rowsText = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "row" : "rows"}`;

/** What the `key` commands print. No line has a key in it. */
export const keyCopy = {
  version(
    id: string,
    { writes, isOpen, isRetired }: { writes: boolean; isOpen: boolean; isRetired: boolean },
  ): string {
    if (writes) return `${id}  writes`;
    if (isRetired) return `${id}  retired${isOpen ? ", and can be removed from the data key" : ""}`;
    return `${id}  ${isOpen ? "reads only" : "not open here"}`;
  },
  rows: (table: string, count: number) => `    ${table}: ${rowsText(count)}`,
  added: (id: string, file: string) => `Version ${id} is in ${file} now. It reads only.`,
  addYourself: (id: string, place: string) =>
    `The key comes from ${place}, so add the new version there: after what is there, a space or a new line, then ${id}: and what openssl rand -base64 32 prints.`,
  afterNew: (id: string): readonly string[] => [
    "Next:",
    "  1. Store a copy of the new key where the copy of the old one is.",
    "  2. Give every process both versions, and restart each.",
    `  3. When all of them run: script/admin key use ${id}`,
  ],
  notOpen: (id: string, place: string) => `There is no version ${id} in ${place}. Nothing was changed.`,
  first: (id: string, file: string) =>
    `Version ${id} is the first in ${file} now. It writes from the next start.`,
  putFirst: (id: string, place: string) =>
    `The key comes from ${place}. Put ${id} in front of the others there; it writes from the next start.`,
  afterUse: [
    "Next:",
    "  1. Restart every process.",
    "  2. When all of them run: script/admin key rotate",
  ] as readonly string[],
  progress: (table: string, done: number, all: number) =>
    `${table}: ${done.toLocaleString("en-US")} of ${rowsText(all)}`,
  rotated: (rows: number, id: string, seconds: number) =>
    `Encrypted with ${id}: ${rowsText(rows)} in ${seconds.toFixed(1)} seconds.`,
  duplicate: (table: string, id: string) =>
    `${table} ${id} has the same address as another row, because a process wrote without both versions. Delete one of them, then run this again.`,
  thenRetire: (id: string) =>
    `When no link in a mail needs ${id} any more (30 days after the last newsletter): script/admin key retire ${id}`,
  stillWrites: (id: string) =>
    `Version ${id} writes. Make another one the first with script/admin key use ID, restart, and rotate. Nothing was changed.`,
  stillNeeded: (id: string) =>
    `Version ${id} is still needed. Run script/admin key rotate, then this again. Nothing was changed.`,
  retired: (id: string, place: string): readonly string[] => [
    `Version ${id} is retired. Next:`,
    `  1. Remove ${id} from ${place}, and restart every process. Links that it signed stop working then.`,
    `  2. Keep its copy as long as you keep backups that were made with it.`,
  ],
};
