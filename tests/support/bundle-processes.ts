import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isWholeRun } from "./whole-run.ts";

const root = resolve(import.meta.dirname, "../..");

const entries = {
  "api-process": "tests/support/api-process.ts",
  admin: "src/server/admin.ts",
  backup: "src/server/backup.ts",
  restore: "src/server/restore.ts",
  "make-campaigns": "tests/support/make-campaigns.ts",
};
type ProcessName = keyof typeof entries;
/** What tests run beside a site, on its data. */
export type SiteProcess = Exclude<ProcessName, "api-process">;

/** The setting that tells the tests of a whole run where the bundled processes are. */
const processesFolder = "PROCESSES_FOLDER";

/** What Node runs as this process: the bundle of a whole run, otherwise the source. */
export function fileOfProcess(name: ProcessName): string {
  const folder = process.env[processesFolder];
  return folder ? join(folder, `${name}.js`) : join(root, entries[name]);
}

/**
 * Bundles these processes for a whole run, which starts them by the dozen, with the packages they use and, like the
 * build, with the articles already parsed: Node starts them in a third of the time that it takes to find two thousand
 * files. The gate starts three, and bundling takes longer. @returns what removes them after the last test.
 */
export async function bundleProcesses(names: readonly ProcessName[]): Promise<() => void> {
  if (!isWholeRun) return () => undefined;
  const { build } = await import("vite");
  const { articles } = await import("../../script/lib/vite-articles.ts");
  // The packages that stay outside are found from here as from the source.
  const parent = join(root, "node_modules/.cache");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "processes-"));
  // Otherwise Node parses each file twice to find out.
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [
      articles(),
      {
        name: "places-of-the-source",
        transform(code, id) {
          if (id.startsWith("\0")) return undefined;
          const file = id.replace(/\?.*$/, "");
          return code
            .replaceAll("import.meta.dirname", JSON.stringify(dirname(file)))
            .replaceAll("createRequire(import.meta.url)", `createRequire(${JSON.stringify(file)})`);
        },
      },
    ],
    ssr: { noExternal: true, external: ["better-sqlite3", "pg-native"] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      target: "node24",
      rolldownOptions: { input: names.map((name) => entries[name]), output: { entryFileNames: "[name].js" } },
    },
  });
  process.env[processesFolder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
