/**
 * After the build: moves loader data that only scripts read out of the pages, minifies the script in the head, takes
 * the admin out of the list of routes, has browsers compile what every page runs ahead of time, builds the service
 * worker with its list of offline files, and writes all files into the archive that the server reads
 * (server/built-files). The server's own code becomes plain ASCII.
 */
import { globSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { minifySync } from "vite";
import { writeArchive } from "../../src/server/built-files.ts";
import { partState } from "../../src/server/split-loader-data.ts";
import { buildWorkers } from "./build-workers.ts";
import { splitManifest } from "./split-manifest.ts";

const buildDir = resolve(import.meta.dirname, "../../build");
const clientDir = join(buildDir, "client");

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

/** The first inline script of a page: our own, in the head. */
const headScript = /<script>([\s\S]*?)<\/script>/;
const shortened = new Map<string, string>();

/** The script without comments and names for people; many pages have the same one. */
function shorten(tag: string, code: string): string {
  const short = shortened.get(code) ?? minifySync("head.js", code, { module: false }).code.trim();
  shortened.set(code, short);
  return short === "" || short.includes("</script") ? tag : `<script>${short}</script>`;
}

for (const path of filesUnder(clientDir)) {
  if (!path.endsWith(".html")) continue;
  const { html, state } = partState(readFileSync(path, "utf8"));
  writeFileSync(path, html.replace(headScript, shorten));
  if (state) writeFileSync(join(clientDir, state.address), state.text);
}
const assets = join(clientDir, "assets");
splitManifest(assets);
// The entry imports one file, with React, the router and the frame. With this as its first line, Chromium compiles all
// its functions while it downloads it, off the main thread.
const [entry = ""] = globSync(join(assets, "entry.client-*.js"));
const everyPage = join(assets, /"\.\/([\w-]+\.js)"/.exec(readFileSync(entry, "utf8"))?.[1] ?? "");
writeFileSync(everyPage, `//# allFunctionsCalledOnLoad\n${readFileSync(everyPage, "utf8")}`);
await buildWorkers(clientDir);
writeArchive(buildDir);
// V8 keeps a file with a single character beyond Latin-1 in memory at two bytes for each of its characters.
for (const path of filesUnder(join(buildDir, "server"))) {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  writeFileSync(path, readFileSync(path, "utf8").replace(/[^\0-\x7f]/g, escaped));
}
