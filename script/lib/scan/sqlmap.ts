import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Operation, operationsIn } from "#tests/support/generated-input.ts";
import type { FilledSite } from "./filled-site.ts";
import { runTool } from "./run-tool.ts";
import type { ScanResult } from "./scan-result.ts";

/** What would end the session that the scanner uses, or lock its owner out. */
const leftOut = /sign-?out|session|password|second-?(?:factor|step)|member|staff|erase|confirm/i;
/** Where sqlmap tries what it has: in an id that doesn't exist. */
const marked = "00000000-0000-4000-8000-000000000000*";

/** Tries SQL in every parameter and every field of every operation of the API, as an owner. */
export async function scanWithSqlmap(site: FilledSite): Promise<ScanResult> {
  const operations = operationsIn(JSON.parse((await site.fetch("/api/openapi.json")).text)).filter(
    ({ path, operationId }) => !leftOut.test(path) && !leftOut.test(operationId),
  );
  const folder = mkdtempSync(join(tmpdir(), "kinward-sqlmap-"));
  const found: string[] = [];
  let parameters = 0;
  for (const [at, operation] of operations.entries()) {
    const target = targetOf(operation);
    if (!target) continue;
    await site.freshen();
    const printed = await runTool("sqlmap", [
      ...["-u", site.url + target.address, "--method", operation.method],
      ...(target.body === undefined ? [] : ["--data", target.body, "-H", "Content-Type: application/json"]),
      ...[
        "-H",
        `Origin: ${site.url}`,
        "--cookie",
        site.cookie,
        "--batch",
        "--flush-session",
        "--threads",
        "4",
      ],
      ...["--dbms", "sqlite", "--level", "1", "--risk", "1", "--technique", "BEU", "--disable-coloring"],
      ...["--ignore-code", "*", "--output-dir", folder],
    ]);
    parameters += (printed.match(/does not seem to be injectable|is vulnerable/g) ?? []).length;
    if (/is vulnerable|identified the following injection point/.test(printed))
      found.push(`${operation.method} ${operation.path}`);
    console.log(`${at + 1}/${operations.length} ${operation.method} ${operation.path}`);
  }
  rmSync(folder, { recursive: true, force: true });
  return {
    title: "sqlmap, on the API as an owner",
    tried: `${operations.length} operations, ${parameters} parameters and fields`,
    found,
    accepted: [],
  };
}

function targetOf({ path, parameters = [], requestBody, method }: Operation) {
  const query = parameters.filter((each) => each.in === "query").map(({ name }) => `${name}=a`);
  const address = `/api${path.replaceAll(/\{[^}]+\}/g, marked)}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  const example = requestBody?.content["application/json"]?.example;
  if (method === "GET" && query.length === 0 && !path.includes("{")) return undefined;
  return { address, body: example === undefined ? undefined : JSON.stringify(example) };
}
