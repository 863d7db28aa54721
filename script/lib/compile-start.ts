/**
 * The last step of the build: starts the site once in an empty folder and requests what a first visitor requests, so
 * that Node keeps the compiled code in build/compiled for every later start.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const waitMs = 60_000;
/** From memory, rendered, not found, refused, and for the team: what most visits and tests begin with. */
const addresses = [
  "/",
  "/?billing=yearly",
  "/support/groups",
  "/nowhere",
  "/api/nowhere",
  "/admin/login",
  "/readyz",
];

const dataDir = mkdtempSync(join(tmpdir(), "kinward-compile-"));
// Neither the settings of this shell nor a .env file apply: they can name a database that is in use.
const child = spawn(process.execPath, [resolve(root, "src/server/main.js")], {
  cwd: dataDir,
  env: { NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "error" },
});
const ended = new Promise((done) => child.once("exit", done));
const tooLong = setTimeout(() => child.kill("SIGKILL"), waitMs);
try {
  const url = await new Promise<string>((done, reject) => {
    let output = "";
    const read = (part: Buffer) => {
      output += part.toString();
      const [, found] = /Kinward is at ([^\s"]+)/.exec(output) ?? [];
      if (found) done(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`The built site doesn't start: ${output}`)));
  });
  for (const address of addresses) await (await fetch(url + address)).arrayBuffer();
} finally {
  child.kill("SIGTERM");
  await ended;
  clearTimeout(tooLong);
  rmSync(dataDir, { recursive: true, force: true });
}
