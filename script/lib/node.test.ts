import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const name = `node-linux-${process.arch}`;
const version = "24.99.0";
const work = mkdtempSync(join(tmpdir(), "kinward-node-"));
const ran = join(work, "ran");
const tarball = join(work, "node.tgz");
const old = join(work, "old");

/** A package that notes what of it was run. */
function makePackage(): void {
  const folder = join(work, "package");
  mkdirSync(join(folder, "bin"), { recursive: true });
  const scripts = { preinstall: `echo preinstall >>${ran}`, postinstall: `echo postinstall >>${ran}` };
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name, version, scripts, bin: { node: "bin/node" } }),
  );
  writeFileSync(join(folder, "bin/node"), `#!/bin/sh\necho node >>${ran}\necho true\n`, { mode: 0o755 });
  execFileSync("tar", ["-czf", tarball, "-C", work, "package"]);
}

/** A machine's Node that is too old, though npm runs with it. */
function makeOldNode(): void {
  mkdirSync(old);
  const script = `#!/bin/sh\n[ "$1" != -p ] || { echo false; exit; }\nexec ${process.execPath} "$@"\n`;
  writeFileSync(join(old, "node"), script);
  chmodSync(join(old, "node"), 0o755);
}

const hashOf = (bytes: Buffer) => `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
const registry = createServer((request, response) => {
  if (request.url?.endsWith(".tgz")) return response.end(readFileSync(tarball));
  const { port } = registry.address() as AddressInfo;
  const dist = { tarball: `http://127.0.0.1:${port}/${name}.tgz`, integrity: hashOf(readFileSync(tarball)) };
  const versions = { [version]: { name, version, dist } };
  response.setHeader("content-type", "application/json");
  return response.end(JSON.stringify({ name, "dist-tags": { latest: version }, versions }));
});

beforeAll(async () => {
  makePackage();
  makeOldNode();
  await new Promise<void>((listening) => registry.listen(0, "127.0.0.1", listening));
});
afterAll(() => {
  registry.close();
  rmSync(work, { recursive: true, force: true });
});

/** Sources node.sh in a project that names this hash. */
function sourced(project: string, hash: string): Promise<{ code: number; said: string; ran: string }> {
  const folder = join(work, project, "script/lib");
  mkdirSync(folder, { recursive: true });
  copyFileSync(resolve(import.meta.dirname, "node.sh"), join(folder, "node.sh"));
  writeFileSync(join(folder, "node-hashes.txt"), `${version} linux-${process.arch} ${hash}\n`);
  rmSync(ran, { force: true });
  const { port } = registry.address() as AddressInfo;
  const env = {
    ...process.env,
    PATH: `${old}:${process.env.PATH}`,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: join(work, "cache"),
    // As where no shell started the tests. Bash then takes the socket that Node gives it for a remote login, and reads
    // the machine's bashrc, which may complain.
    SHLVL: "0",
  };
  const options = ["--norc", "-euo", "pipefail", "-c", `source ${folder}/node.sh`];
  return new Promise((settle) =>
    execFile("bash", options, { env }, (error, _out, said) =>
      settle({ code: error ? 1 : 0, said, ran: existsSync(ran) ? readFileSync(ran, "utf8") : "" }),
    ),
  );
}

describe.runIf(process.platform === "linux")("the Node that the scripts get", { timeout: 120_000 }, () => {
  it("is installed with its committed hash and without install scripts, and once", async () => {
    const hash = hashOf(readFileSync(tarball));
    const first = await sourced("fresh", hash);
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining(`Getting Node ${version}`) });
    expect(first.ran).toBe("node\n");
    expect(await sourced("fresh", hash)).toMatchObject({ code: 0, said: "", ran: "node\n" });
  });

  it("is refused with a sentence when its hash is another, and never run", async () => {
    const refused = await sourced("changed", hashOf(Buffer.from("what we reviewed")));
    expect(refused).toMatchObject({ code: 1, ran: "" });
    expect(refused.said).toContain("EINTEGRITY");
    expect(refused.said).toContain("nothing of it was run");
  });

  it("is refused when it was installed without that hash before", async () => {
    await sourced("before", hashOf(readFileSync(tarball)));
    const refused = await sourced("before", hashOf(Buffer.from("what we reviewed")));
    expect(refused).toMatchObject({ code: 1, ran: "" });
  });
});

it("has a hash for each processor, all of one version", () => {
  const lines = readFileSync(resolve(import.meta.dirname, "node-hashes.txt"), "utf8")
    .trim()
    .split("\n");
  expect(lines.map((line) => line.split(" ")[1])).toEqual(["linux-x64", "linux-arm64"]);
  expect(new Set(lines.map((line) => line.split(" ")[0])).size).toBe(1);
  for (const line of lines) expect(line).toMatch(/^24\.\d+\.\d+ \S+ sha512-[\w+/]{86}==$/);
});
