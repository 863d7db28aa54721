import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

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

it("hold no password, key or token", () => {
  for (const name of [...readdirSync(folder), "../.env.example"]) {
    const text = example(name);
    expect(text, name).not.toMatch(/(?:PASSWORD|SECRET|TOKEN|DATA_KEY)=\S/);
    expect(text, name).not.toMatch(/:\/\/[^\s/]+:[^\s/]+@/);
  }
});
