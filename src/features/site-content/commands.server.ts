import { parseArgs } from "node:util";
import { type Command, UsageError } from "#platform/command.ts";
import type { Services } from "#platform/services.ts";
import { contentFileCopy as copy } from "./copy/messages.ts";
import { exportContent } from "./reads/export.server.ts";
import { importContent } from "./writes/import.server.ts";

/** `content export` and `content import`: what the pages say as files, for review in git and for another server. */
export function siteContentCommands(services: Services): readonly Command[] {
  return [
    {
      name: "content export",
      usage: "content export DIR",
      summary: "writes what the site's pages say into one file per document",
      async run(args, terminal) {
        const names = await exportContent(services, folderIn(args));
        terminal.print(copy.exported(names.length));
        return 0;
      },
    },
    {
      name: "content import",
      usage: "content import DIR [--publish]",
      summary: "reads such files into drafts, or publishes them; all or none",
      async run(args, terminal) {
        const { values } = parseArgs({ args: [...args], options, allowPositionals: true });
        const folder = folderIn(args);
        const { worked, lines } = await importContent(services, { folder, publish: values.publish });
        for (const line of lines) terminal.print(line);
        return worked ? 0 : 1;
      },
    },
  ];
}

const options = { publish: { type: "boolean", default: false } } as const;

function folderIn(args: readonly string[]): string {
  const [folder, ...more] = parseArgs({ args: [...args], options, allowPositionals: true }).positionals;
  if (folder === undefined || more.length > 0) throw new UsageError("Give the folder of the files.");
  return folder;
}
