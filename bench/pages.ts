import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EditableDocument } from "#content/documents/editable.server.ts";
import type { FormField } from "#content/documents/form-field.ts";
import { isRecord } from "#content/documents/record.ts";
import { editableDocuments } from "#content/documents/register.server.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { assemble } from "#server/assemble.ts";
import { signInOwner } from "#tests/support/fleet-owner.ts";
import { siteClient } from "#tests/support/fleet-request.ts";
import { freePort } from "../tests/support/postgres-server.ts";
import { type Load, load } from "./load.ts";
import { count, median, type Row } from "./row.ts";
import { startBuiltSite } from "./site.ts";

const rounds = 5;
const seconds = 3;
const connections = 50;
/** What a phone calls itself; a load generator's own name is taken for a robot and not counted. */
const browser =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

/** How many documents the team has published on the site beside. */
const published = 20;

/**
 * Requests per second of the home page from memory, on one core, in turn with nginx on the same bytes and with a site
 * whose team has published documents.
 */
export async function benchPages(): Promise<Row[]> {
  const folder = await publishedFolder(published);
  const edited = await startBuiltSite({ DATA_DIR: folder }, "0");
  await fetch(`${edited.url}/`, { headers: { "accept-encoding": "br" } });
  const site = await startBuiltSite({}, "0");
  const answer = await fetch(`${site.url}/`, { headers: { "accept-encoding": "br" } });
  const headers = Object.fromEntries(answer.headers);
  const bytes = await rawBytes(`${site.url}/`);
  const nginx = await startNginx(bytes, headers);
  const ours: number[] = [];
  const theirs: number[] = [];
  const counted: number[] = [];
  const uncounted: number[] = [];
  const ofEdited: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push((await loadFrom(`${site.url}/`)).requestsPerSecond);
    ofEdited.push((await loadFrom(`${edited.url}/`)).requestsPerSecond);
    if (nginx) theirs.push((await loadFrom(nginx.url)).requestsPerSecond);
    counted.push((await loadFrom(`${site.url}/`, { "user-agent": browser })).requestsPerSecond);
    uncounted.push((await loadFrom(`${site.url}/`, { "user-agent": "" })).requestsPerSecond);
  }
  await nginx?.stop();
  const memory = residentMegabytes(site.child.pid);
  await site.stop();
  await edited.stop();
  const starts = await startTimes(folder);
  rmSync(folder, { recursive: true, force: true });
  const ratio = nginx ? (median(ours) / median(theirs)).toFixed(2) : "";
  return [
    {
      what: `home from memory, ${connections} connections, one core`,
      measured: `${count(median(ours))}/s`,
      beside: nginx ? `nginx ${count(median(theirs))}/s, ratio ${ratio}` : "nginx is not installed",
      goal: "ratio ≥ 0.7",
    },
    {
      what: "the same, each counted as a visit",
      measured: `${count(median(counted))}/s`,
      beside: `not counted ${count(median(uncounted))}/s, ratio ${(median(counted) / median(uncounted)).toFixed(2)}`,
      goal: "ratio ≥ 0.9",
    },
    {
      what: `the same, with ${published} documents published`,
      measured: `${count(median(ofEdited))}/s`,
      beside: `none published ${count(median(ours))}/s, ratio ${(median(ofEdited) / median(ours)).toFixed(2)}`,
      goal: "ratio ≥ 0.95",
    },
    {
      what: `start to ready, with ${published} documents published`,
      measured: `${count(median(starts.edited))} ms`,
      beside: `none published ${count(median(starts.plain))} ms, ratio ${(median(starts.edited) / median(starts.plain)).toFixed(2)}`,
      goal: "ratio ≤ 1.1",
    },
    { what: "start to ready", measured: `${count(site.readyMs)} ms`, beside: "", goal: "≤ 700 ms" },
    { what: "memory after load", measured: `${count(memory)} MB`, beside: "", goal: "≤ 150 MB" },
  ];
}

/** How long both sites take to start, in turn. The plain one starts on a folder that it has started on before, too. */
async function startTimes(edited: string): Promise<{ plain: number[]; edited: number[] }> {
  const plain = mkdtempSync(join(tmpdir(), "kinward-bench-plain-"));
  await (await startBuiltSite({ DATA_DIR: plain })).stop();
  const times = { plain: [] as number[], edited: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const [name, folder] of [
      ["plain", plain],
      ["edited", edited],
    ] as const) {
      const { readyMs, stop } = await startBuiltSite({ DATA_DIR: folder }, "0");
      times[name].push(readyMs);
      await stop();
    }
  rmSync(plain, { recursive: true, force: true });
  return times;
}

function loadFrom(url: string, more: Readonly<Record<string, string>> = {}): Promise<Load> {
  return load({ url, connections, seconds, headers: { "accept-encoding": "br", ...more } });
}

async function rawBytes(url: string): Promise<Buffer> {
  const { get } = await import("node:http");
  return new Promise((done, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => done(Buffer.concat(parts)));
      response.on("error", reject);
    });
  });
}

async function startNginx(
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "kinward-nginx-"));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "www"));
  writeFileSync(join(folder, "www/home"), bytes);
  const port = await freePort();
  const sent = ["content-security-policy", "referrer-policy", "permissions-policy", "cache-control"]
    .map((name) => (headers[name] ? `add_header ${name} "${headers[name]}";` : ""))
    .join("\n");
  writeFileSync(
    join(folder, "nginx.conf"),
    `worker_processes 1; worker_cpu_affinity 0001; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 1000000000; open_file_cache max=100;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${folder}/www; default_type "text/html; charset=utf-8";
    location / { add_header content-encoding br; ${sent} } } }`,
  );
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  const started = await new Promise<boolean>((done) => {
    child.once("error", () => done(false));
    setTimeout(() => done(child.exitCode === null), 500);
  });
  if (!started) return undefined;
  return {
    url: `http://127.0.0.1:${port}/home`,
    async stop() {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function residentMegabytes(pid: number | undefined): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}

/** A data folder in which the team has published this many documents, the home page's first. @returns the folder. */
async function publishedFolder(wanted: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "kinward-bench-published-"));
  const site = await startBuiltSite({ DATA_DIR: folder });
  const services = await assemble({ DATA_DIR: folder, SITE_URL: site.url, LOG_LEVEL: "silent" });
  const url = site.url.replace("127.0.0.1", "localhost");
  const asOwner = await signInOwner(siteClient(url), services);
  const first = editableDocuments.toSorted(
    (one, other) => Number(other.id === "home") - Number(one.id === "home"),
  );
  let published = 0;
  for (const document of first) {
    const value = reworded(document);
    if (published === wanted || value === undefined) continue;
    const draft = { document: document.id, base: document.shipped, value };
    const { revision } = JSON.parse((await asOwner("/api/admin/site-content/draft", draft)).text);
    await asOwner(`/admin/site/${document.id}`, { operation: "publishContent", revision });
    published += 1;
  }
  services.mailer.close();
  await services.store.close();
  await site.stop();
  if (published < wanted) throw new Error(`only ${published} documents could be published`);
  return folder;
}

/** The document with one more mark at the end of the first text that may have it. */
function reworded({ form, shipped, problemsOf }: EditableDocument): unknown {
  for (const { path, text } of textsIn(form, shipped)) {
    const value = withValueAt(shipped, path, `${text}!`);
    if (problemsOf(value).length === 0) return value;
  }
  return undefined;
}

type Text = { path: readonly string[]; text: string };

function textsIn(field: FormField, value: unknown, path: readonly string[] = []): Text[] {
  if (field.kind === "group")
    return isRecord(value)
      ? field.fields.flatMap(({ name, field: each }) => textsIn(each, value[name], [...path, name]))
      : [];
  const isText = field.kind === "text" || field.kind === "longText";
  return isText && typeof value === "string" ? [{ path, text: value }] : [];
}
