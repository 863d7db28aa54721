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
  const targets = operationsIn(JSON.parse((await site.fetch("/api/openapi.json")).text))
    .filter(({ path, operationId }) => !leftOut.test(path) && !leftOut.test(operationId))
    .flatMap((operation) => targetOf(operation) ?? []);
  const folder = mkdtempSync(join(tmpdir(), "kinward-sqlmap-"));
  const found: string[] = [];
  let parameters = 0;
  for (const [at, target] of targets.entries()) {
    await site.freshen();
    await mustReach(site, target);
    const printed = await runTool("sqlmap", [
      ...["-u", site.url + target.address, "--method", target.method],
      ...(target.body === undefined ? [] : ["--data", target.body, "-H", "Content-Type: application/json"]),
      ...["-H", `Origin: ${site.url}`, "--cookie", site.cookie, "--output-dir", folder],
      ...["--dbms", "sqlite", "--level", "1", "--risk", "1", "--technique", "BEU"],
      ...["--batch", "--flush-session", "--threads", "4", "--disable-coloring", "--ignore-code", "*"],
    ]);
    parameters += (printed.match(/does not seem to be injectable|is vulnerable/g) ?? []).length;
    if (/is vulnerable|identified the following injection point/.test(printed)) found.push(target.name);
    console.log(`${at + 1}/${targets.length} ${target.name}`);
  }
  rmSync(folder, { recursive: true, force: true });
  return {
    title: "sqlmap, on the API as an owner",
    tried: `${targets.length} operations, ${parameters} parameters and fields`,
    found,
    accepted: [],
  };
}

type Target = { name: string; method: string; address: string; body: string | undefined };

/** What an operation is asked with, its values from the description's example; undefined if it takes none. */
function targetOf({ path, parameters = [], requestBody, method }: Operation): Target | undefined {
  const query = parameters.filter((each) => each.in === "query").map(({ name }) => `${name}=a`);
  const example = requestBody?.content["application/json"]?.example;
  if (query.length === 0 && !path.includes("{") && example === undefined) return undefined;
  return {
    name: `${method} ${path}`,
    method,
    address: path.replaceAll(/\{[^}]+\}/g, marked) + (query.length > 0 ? `?${query.join("&")}` : ""),
    body: example === undefined ? undefined : JSON.stringify(example),
  };
}

/** @throws if nobody is there to be attacked: no such address, or nobody is signed in. */
async function mustReach(
  { fetch, cookie }: FilledSite,
  { name, method, address, body }: Target,
): Promise<void> {
  const sent = body === undefined ? {} : { body: JSON.parse(body) };
  const { status, text } = await fetch(address.replace("*", ""), { method, headers: { cookie }, ...sent });
  const isUnknown = status === 404 && text.includes("<html");
  // A sign-in with the example's password is refused, as it should be.
  const isSignedOut = status === 401 && !address.startsWith("/api/auth/");
  if (isUnknown || isSignedOut || status === 405)
    throw new Error(`${name} answered ${status}: ${text.slice(0, 200)}`);
}
