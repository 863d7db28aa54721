import { readFile, stat, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { adminCopy } from "#content/admin.ts";
import { terminal as terminalActor } from "#features/site-content/writes/publishing.server.ts";
import { type Command, UsageError } from "#platform/command.ts";
import type { Services } from "#platform/services.ts";
import { reportCopy as copy } from "./copy/report.ts";
import { systems } from "./rules/imported-post.ts";
import { readExport } from "./rules/read-export.ts";
import { redirectsCsv } from "./rules/redirects-csv.ts";
import { reportLines } from "./rules/report-lines.ts";
import { importPosts } from "./writes/import.server.ts";

/** A site with thousands of posts exports about this much; WordPress splits larger ones. */
const largestFile = 100 * 1024 * 1024;

const options = {
  import: { type: "boolean", default: false },
  uploads: { type: "string" },
  redirects: { type: "string" },
  site: { type: "string" },
} as const;

/** `content wordpress`, `content ghost` and `content substack`: one command, which sees in the file what it is. */
export function articleImportCommands(services: Services): readonly Command[] {
  return systems.map((system) => ({
    name: `content ${system}`,
    usage: `content ${system} FILE [--import] [--uploads DIR] [--redirects FILE.csv] [--site ADDRESS]`,
    summary: "shows what an export of an old site would bring, or makes drafts of it",
    async run(args, terminal) {
      const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
      const [name, ...more] = positionals;
      if (name === undefined || more.length > 0) throw new UsageError("Give one export file.");
      if (values.site !== undefined && !/^https?:\/\//.test(values.site))
        throw new UsageError("The site's address begins with https://.");
      // Not in the process that parses: its bounds are for what somebody uploads, and this one serves nobody.
      const file = readExport(await bytesIn(name), values.site);
      if ("refused" in file) {
        terminal.print(file.refused);
        return 1;
      }
      const { encoding, others } = file;
      if (encoding) terminal.print(`${adminCopy.encoding.named(encoding.encoding)} ${encoding.sample}`);
      const { import: apply, uploads } = values;
      const { posts, redirects } = await importPosts(services, terminalActor, file, {
        apply,
        pictures: { uploads, silent: new Map() },
      });
      const lines = [...posts.flatMap(reportLines), ...others];
      for (const line of lines.length > 0 ? lines : [copy.empty]) terminal.print(line);
      const hasPictures = file.posts.some(({ pictures }) => pictures.length > 0);
      if (hasPictures && !apply && uploads === undefined) terminal.print(copy.download);
      if (values.redirects !== undefined && redirects.length > 0) {
        await writeFile(values.redirects, redirectsCsv(redirects));
        terminal.print(copy.redirects(redirects.length, values.redirects));
      }
      terminal.print(apply ? copy.done(posts.filter(({ state }) => state === "added").length) : copy.dry);
      return 0;
    },
  }));
}

async function bytesIn(file: string): Promise<Uint8Array> {
  const { size } = await stat(file).catch(() => ({ size: undefined }));
  if (size === undefined) throw new UsageError(`There is no file ${file}.`);
  if (size > largestFile)
    throw new UsageError("This file is larger than 100 MB. Please export less at once.");
  return readFile(file);
}
