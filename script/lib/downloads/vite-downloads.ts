/**
 * Adds the downloadable files to the build: they are written to build/client/downloads, each with the picture of its
 * first page, and pages read their size and number of pages from a generated module.
 */

import type { Plugin } from "vite";
import { thumbnailFile } from "../../../src/content/downloads/all.ts";
import type { Download } from "./make-downloads.ts";

const factsModule = "virtual:download-facts";

export function downloads(): Plugin {
  let made: Promise<ReadonlyMap<string, Download>> | undefined;
  const all = () => {
    // Imported when first needed, so that the development server starts without waiting for it.
    made ??= import("./make-downloads.ts").then(({ makeDownloads }) => makeDownloads());
    return made;
  };
  return {
    name: "downloads",
    resolveId: (id) => (id === factsModule ? `\0${factsModule}` : undefined),
    async load(id) {
      if (id !== `\0${factsModule}`) return undefined;
      const facts = [...(await all())].map(([file, { bytes, pages }]) => [
        file,
        { bytes: bytes.length, pages },
      ]);
      return `export const downloadFacts = ${JSON.stringify(Object.fromEntries(facts))};`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [file, { bytes, thumbnail }] of await all()) {
        this.emitFile({ type: "asset", fileName: `downloads/${file}`, source: bytes });
        this.emitFile({ type: "asset", fileName: `downloads/${thumbnailFile(file)}`, source: thumbnail });
      }
    },
    configureServer(server) {
      server.middlewares.use("/downloads", async (request, response, next) => {
        const name = (request.url ?? "").slice(1);
        for (const [file, { bytes, thumbnail }] of await all()) {
          if (file === name) return response.writeHead(200, { "content-type": "application/pdf" }).end(bytes);
          if (thumbnailFile(file) === name)
            return response.writeHead(200, { "content-type": "image/svg+xml" }).end(thumbnail);
        }
        return next();
      });
    },
  };
}
