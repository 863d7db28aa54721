import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build } from "vite";

const root = resolve(import.meta.dirname, "../..");

/** What fault tests start by the dozen. */
const entries = {
  "api-process": "tests/support/api-process.ts",
  admin: "src/server/admin.ts",
};

/**
 * Puts our own code of these processes into few files, as the build does for the site: Node starts them in half the
 * time that it takes to find a thousand files. @returns the folder, and what removes it.
 */
export async function bundleProcesses(): Promise<{ folder: string; remove(): void }> {
  // Packages are found from here as from the source.
  const parent = join(root, "node_modules/.cache");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "processes-"));
  await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [
      {
        name: "folders-of-the-source",
        transform: (code, id) =>
          code.replaceAll("import.meta.dirname", JSON.stringify(dirname(id.replace(/\?.*$/, "")))),
      },
    ],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      target: "node24",
      rolldownOptions: { input: entries, output: { entryFileNames: "[name].js" } },
    },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
