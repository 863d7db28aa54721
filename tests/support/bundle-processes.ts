import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build } from "vite";
import { articles } from "../../script/lib/vite-articles.ts";
import { processesFolder } from "./prepared-data.ts";

const root = resolve(import.meta.dirname, "../..");

/** What tests start by the dozen. */
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

/**
 * Bundles these processes with the packages they use and, like the build, with the articles already parsed: Node starts
 * them in a third of the time that it takes to find two thousand files. @returns the folder, and what removes it.
 */
export async function bundleProcesses(
  names: readonly ProcessName[] = ["api-process", "admin", "backup", "restore"],
): Promise<{ folder: string; remove(): void }> {
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
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Bundles what tests run beside a site, before the first of them. @returns what removes it after the last. */
export async function bundleSiteProcesses(names: readonly SiteProcess[]): Promise<() => void> {
  const { folder, remove } = await bundleProcesses(names);
  process.env[processesFolder] = folder;
  return remove;
}
