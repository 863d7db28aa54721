import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const folder = resolve(import.meta.dirname, "../../deploy");
const example = (name: string) => readFileSync(join(folder, name), "utf8");

it("allow TLS 1.2 and 1.3 only, and redirect plain http", () => {
  const nginx = example("nginx.conf");
  expect([...nginx.matchAll(/ssl_protocols ([^;]+);/g)].map(([, protocols]) => protocols)).toEqual([
    "TLSv1.2 TLSv1.3",
  ]);
  expect(nginx).toMatch(/listen 80;[\s\S]*?return 301 https:/);
  // Caddy's own defaults are these two versions, and a redirect.
  expect(example("Caddyfile")).not.toMatch(/protocols|auto_https|^http:/m);
});

it("run the server without privileges, and let it write to its own folder only", () => {
  for (const name of ["kinward.service", "kinward-backup.service"])
    for (const line of [
      "DynamicUser=yes",
      "NoNewPrivileges=yes",
      "ProtectSystem=strict",
      "ProtectHome=yes",
      "CapabilityBoundingSet=",
      "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
      "UMask=0077",
    ])
      expect(example(name).split("\n"), `${name} ${line}`).toContain(line);
  expect(example("Containerfile")).toMatch(/^USER node$/m);
});

it("hold no password, key or token", () => {
  for (const name of [...readdirSync(folder), "../.env.example"]) {
    const text = example(name);
    expect(text, name).not.toMatch(/(?:PASSWORD|SECRET|TOKEN|DATA_KEY)=\S/);
    expect(text, name).not.toMatch(/:\/\/[^\s/]+:[^\s/]+@/);
  }
});
