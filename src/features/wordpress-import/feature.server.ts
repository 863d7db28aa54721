import { readFile, stat, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { adminCopy } from "#content/admin.ts";
import { type Command, UsageError } from "#platform/command.ts";
import { csvLine } from "#platform/csv/csv.ts";
import { decodeFile } from "#platform/csv/decode-file.ts";
import type { Feature } from "#platform/feature.ts";
import { FeedRefused } from "#platform/feed/feed.ts";
import type { Services } from "#platform/services.ts";
import { wordpressCopy as copy } from "./copy.ts";
import { importWordpress } from "./writes/import.server.ts";

/** Posts and pages of a WordPress site as drafts of articles. */
export const wordpressImportFeature = {
  name: "wordpress-import",
  commands: wordpressCommands,
} satisfies Feature;

/** A site with thousands of posts exports about this much; WordPress splits larger ones. */
const largestFile = 100 * 1024 * 1024;

const options = {
  import: { type: "boolean", default: false },
  uploads: { type: "string" },
  redirects: { type: "string" },
} as const;

/** `content wordpress`: the posts and pages of a WordPress site as drafts of articles. */
function wordpressCommands(services: Services): readonly Command[] {
  return [
    {
      name: "content wordpress",
      usage: "content wordpress FILE [--import] [--uploads DIR] [--redirects FILE.csv]",
      summary: "shows what an export of WordPress would bring, or makes drafts of it",
      async run(args, terminal) {
        const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
        const [file, ...more] = positionals;
        if (file === undefined || more.length > 0) throw new UsageError("Give one export file.");
        const { xml, line: encoding } = await readText(file);
        if (encoding !== undefined) terminal.print(encoding);
        const { import: apply, uploads } = values;
        try {
          const { lines, added, redirects } = await importWordpress(services, xml, { apply, uploads });
          for (const line of lines.length > 0 ? lines : [copy.empty]) terminal.print(line);
          if (values.redirects !== undefined && redirects.length > 0) {
            const rows = redirects.map(({ from, to }) => [from, to, "301"]);
            await writeFile(values.redirects, [["From", "To", "Kind"], ...rows].map(csvLine).join(""));
            terminal.print(copy.redirects(redirects.length, values.redirects));
          }
          terminal.print(apply ? copy.done(added) : copy.dry);
          return 0;
        } catch (error) {
          if (!(error instanceof FeedRefused)) throw error;
          terminal.print(copy.notXml);
          return 1;
        }
      },
    },
  ];
}

/** The text of the file, and a line about its encoding if that isn't UTF-8. */
async function readText(file: string): Promise<{ xml: string; line: string | undefined }> {
  const { size } = await stat(file).catch(() => ({ size: undefined }));
  if (size === undefined) throw new UsageError(`There is no file ${file}.`);
  if (size > largestFile)
    throw new UsageError("This file is larger than 100 MB. Please export less at once.");
  const bytes = await readFile(file);
  const [, declared] =
    /^<\?xml[^>]{0,100}\bencoding=["']([\w.-]{1,40})["']/.exec(bytes.toString("latin1", 0, 200)) ?? [];
  const decoded = decodeFile(bytes, declared);
  if (decoded === undefined) throw new UsageError(adminCopy.encoding.unreadable);
  const { text, encoding, sample } = decoded;
  return {
    xml: text,
    line: encoding === "UTF-8" ? undefined : `${adminCopy.encoding.named(encoding)} ${sample}`,
  };
}
