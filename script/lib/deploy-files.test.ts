import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { endpointsOf } from "#api/app.ts";
import { maxBodyBytes } from "#api/request-bodies.ts";
import { assemble } from "#server/assemble.ts";

const folder = resolve(import.meta.dirname, "../../deploy");
const example = (name: string) => readFileSync(join(folder, name), "utf8");

it("allow TLS 1.2 and 1.3 only", () => {
  const nginx = example("nginx.conf");
  expect([...nginx.matchAll(/ssl_protocols ([^;]+);/g)].map(([, protocols]) => protocols)).toEqual([
    "TLSv1.2 TLSv1.3",
  ]);
  // Caddy's own defaults are these two versions.
  expect(example("Caddyfile")).not.toMatch(/protocols|auto_https|insecure/);
});

it("lead pages from http to https, and refuse the API there", () => {
  const [plain = ""] = example("nginx.conf").match(/server \{\s*listen 80;[\s\S]*?\n\}/) ?? [];
  expect(plain).toMatch(/location \/api\/ \{\s*return 403;\s*\}/);
  expect(plain.match(/return 30\d[^;]*/g)).toEqual(["return 301 https://kinward.example$request_uri"]);
  expect(plain).not.toContain("proxy_pass");
  const [http = ""] = example("Caddyfile").match(/^http:\/\/[\s\S]*?^\}/m) ?? [];
  // Without the two blocks Caddy would redirect before it responds.
  expect(http).toMatch(/handle \/api\/\* \{\s*respond 403\s*\}/);
  expect(http).toMatch(/handle \{\s*redir https:\/\/kinward\.example\{uri\} permanent\s*\}/);
  expect(http).not.toContain("reverse_proxy");
});

it("run the server without privileges, and let it write to its own folder only", () => {
  for (const line of [
    "DynamicUser=yes",
    "NoNewPrivileges=yes",
    "ProtectSystem=strict",
    "ProtectHome=yes",
    "CapabilityBoundingSet=",
    "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
    "UMask=0077",
  ])
    expect(example("kinward.service").split("\n"), line).toContain(line);
  expect(example("Containerfile")).toMatch(/^USER [1-9]\d+:[1-9]\d+$/m);
});

it("start the Node that the release brings, and what the release has", () => {
  expect(example("kinward.service")).toMatch(/^ExecStart=\/opt\/kinward\/bin\/node /m);
  expect(example("Containerfile")).toMatch(/^CMD \["bin\/node", .*"src\/server\/main\.js"\]$/m);
  expect(example("kinward")).toContain("release=/opt/kinward\n");
});

it("run the terminal commands as the server runs, so that both can read each other's files", () => {
  const unit = example("kinward.service").split("\n");
  const properties = [...example("kinward").matchAll(/--property=(?:"(.+?)"|(\S+))/g)].map(
    ([, quoted, line = ""]) => quoted ?? line,
  );
  expect(properties).toContain("DynamicUser=yes");
  for (const line of properties) expect(unit).toContain(line);
  for (const [, variable = ""] of example("kinward").matchAll(/--setenv=(\S+)/g))
    expect(example("kinward.service")).toMatch(new RegExp(`^Environment=.*${variable}\\b`, "m"));
});

const dataDir = mkdtempSync(join(tmpdir(), "kinward-deploy-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The largest body of each address that takes more than the usual one. */
async function largestBodies(): Promise<ReadonlyMap<string, number>> {
  const services = await assemble({ DATA_DIR: join(dataDir, "site"), LOG_LEVEL: "silent" });
  try {
    return new Map(
      endpointsOf(services).flatMap(({ path, maxBytes }) => (maxBytes ? [[`/api${path}`, maxBytes]] : [])),
    );
  } finally {
    services.mailer.close();
    await services.store.close();
  }
}

const units: Readonly<Record<string, number>> = { k: 1024, m: 1024 ** 2 };
const nginxBytes = (text: string) => Number.parseInt(text, 10) * (units[text.slice(-1)] ?? 1);

function nginxLimits() {
  const tls = example("nginx.conf").split("listen 443")[1] ?? "";
  const [usual = ""] = /^ {2}client_max_body_size (\w+);/m.exec(tls)?.slice(1) ?? [];
  const places = [...tls.matchAll(/location (=|~) (\S+) \{\s*client_max_body_size (\w+);/g)];
  return {
    usual: nginxBytes(usual),
    of: (path: string) => {
      const fits = ([, kind, place = ""]: RegExpExecArray) =>
        kind === "=" ? place === path : new RegExp(place).test(path);
      return nginxBytes(places.find(fits)?.[3] ?? usual);
    },
    places: places.length,
  };
}

function caddyLimits() {
  const text = example("Caddyfile");
  const named = new Map(
    [...text.matchAll(/@(\w+) path (.+)/g)].map(([, name = "", paths = ""]) => [
      `@${name}`,
      paths.split(" "),
    ]),
  );
  const blocks = [...text.matchAll(/handle (\S+ )?\{\s*import kinward (\d+)/g)].map(
    ([, place = "", bytes]) => ({
      paths: named.get(place.trim()) ?? [place.trim()],
      bytes: Number(bytes),
    }),
  );
  const usual = blocks.find(({ paths }) => paths.includes(""))?.bytes ?? 0;
  return {
    usual,
    of: (path: string) => blocks.find(({ paths }) => paths.includes(path))?.bytes ?? usual,
    places: blocks.length - 1,
  };
}

it.each([
  ["nginx", nginxLimits],
  ["Caddy", caddyLimits],
] as const)("let %s pass on the largest body of each address, and little more", async (_name, read) => {
  const limits = read();
  const largest = await largestBodies();
  expect([...largest.keys()]).toContain("/api/admin/pictures");
  for (const [path, bytes] of [...largest, ["/api/contact", maxBodyBytes] as const]) {
    expect(limits.of(path), path).toBeGreaterThanOrEqual(bytes);
    expect(limits.of(path), path).toBeLessThanOrEqual(bytes * 2);
  }
  expect(limits.usual).toBe(maxBodyBytes * 2);
  // An address that became smaller or went away keeps no limit of its own.
  const own = new Set([...largest.keys()].map((path) => path.replace(/\/(draft|preview)$/, "")));
  expect(limits.places).toBe(own.size);
});

it("let child processes lower their priority, and bound the memory", () => {
  const unit = example("kinward.service").split("\n");
  const filters = unit.filter((line) => line.startsWith("SystemCallFilter="));
  expect(filters.at(-1)).toBe("SystemCallFilter=setpriority");
  expect(filters.slice(0, -1)).toContain("SystemCallFilter=~@privileged @resources");
  expect(unit).toContain("OOMPolicy=continue");
  expect(unit.some((line) => /^MemoryMax=\d+M$/.test(line))).toBe(true);
});

it("hold no password, key or token", () => {
  for (const name of [...readdirSync(folder), "../.env.example"]) {
    const text = example(name);
    expect(text, name).not.toMatch(/(?:PASSWORD|SECRET|TOKEN|DATA_KEY)=\S/);
    expect(text, name).not.toMatch(/:\/\/[^\s/]+:[^\s/]+@/);
  }
});
