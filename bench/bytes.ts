import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pack } from "../src/server/static-file.ts";
import type { Row } from "./row.ts";

const client = resolve(import.meta.dirname, "../build/client");
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** The scripts a page asks for on its first load, by address. */
function firstScripts(html: string): string[] {
  const found = [
    ...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"|(?:import|from)\s*\(?"(\/assets\/[^"]+\.js)"/g),
  ];
  return [...new Set(found.map(([, linked, imported]) => linked ?? imported ?? ""))];
}

/** Size of a built file as it is sent to a browser that takes brotli. */
function sentBytes(address: string): number {
  return pack.br(readFileSync(join(client, address)), 11).length;
}

export async function benchBytes(): Promise<Row[]> {
  const html = readFileSync(join(client, "index.html"), "utf8");
  const scripts = firstScripts(html);
  const js = scripts.reduce((sum, script) => sum + sentBytes(script), 0);
  const css = [...html.matchAll(/href="(\/assets\/[^"#]+\.css)#?"/g)].reduce(
    (sum, [, sheet = ""]) => sum + sentBytes(sheet),
    0,
  );
  const fonts = [...html.matchAll(/href="(\/assets\/[^"]+\.woff2)"/g)].reduce(
    (sum, [, font = ""]) => sum + readFileSync(join(client, font)).length,
    0,
  );
  const page = pack.br(Buffer.from(html), 9).length;
  return [
    {
      what: "home, scripts (brotli)",
      measured: kilobytes(js),
      beside: `${scripts.length} files`,
      goal: "≤ 85 KB",
    },
    {
      what: "home, page + styles + fonts + scripts",
      measured: kilobytes(js + css + fonts + page),
      beside: `page ${kilobytes(page)}, styles ${kilobytes(css)}, fonts ${kilobytes(fonts)}`,
      goal: "≤ 200 KB with pictures",
    },
  ];
}
