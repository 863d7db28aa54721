import { extname, resolve } from "node:path";
import type { Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";

const root = resolve(import.meta.dirname, "../..");
const origin = "http://fixture.test";
const mediaTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A page of tests/support, built in memory with the site's own tools. */
export type BuiltPage = { openIn(page: Page): Promise<void> };

/**
 * Builds a page that exists for tests only: for parts that the site itself may not show yet. Its files are
 * handed to the browser by the test and never touch the disk or the site's own build.
 */
export async function buildPage(path: string): Promise<BuiltPage> {
  const outcome = await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [tailwindcss()],
    build: { write: false, minify: false, rolldownOptions: { input: resolve(root, path) } },
  });
  if (!("output" in outcome)) throw new Error(`nothing was built from ${path}`);
  const files = new Map(
    outcome.output.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]),
  );
  return {
    async openIn(page) {
      await page.route(`${origin}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        const body = files.get(pathname);
        if (body === undefined) return route.fulfill({ status: 404 });
        return route.fulfill({
          body: Buffer.from(body),
          contentType: mediaTypes[extname(pathname)] ?? "text/plain",
        });
      });
      await page.goto(`${origin}/${path}`);
    },
  };
}
