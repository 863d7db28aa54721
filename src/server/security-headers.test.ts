import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

const soundIn = (policy: string) => policy.split("; ").find((rule) => rule.startsWith("media-src"));

it("lets a page play sound from the servers it names, and load nothing else from there", () => {
  const policy = contentSecurityPolicy({ hashes: [] }, true, {
    media: ["https://cdn.example.com:8443", "https://*.cdn.example"],
  });
  expect(soundIn(policy)).toBe("media-src 'self' https://cdn.example.com:8443 https://*.cdn.example");
  expect(policy.match(/cdn\.example/g)).toHaveLength(2);
  expect(soundIn(contentSecurityPolicy({ hashes: [] }, true))).toBe("media-src 'self'");
});

it.each([
  "https://a; script-src *",
  "https://a,b",
  "https://a 'unsafe-inline'",
  "*",
  "https:",
  "data:",
  "https://*",
  "https://a/x y",
])("lets nothing into the policy that is no server: %s", (source) => {
  expect(soundIn(contentSecurityPolicy({ hashes: [] }, false, { media: [source] }))).toBe("media-src 'self'");
});

it("lets no other site frame a page, and no inline script run but those it names", () => {
  const policy = contentSecurityPolicy({ hashes: ["abc"] }, true);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-abc';");
  expect(policy).not.toContain("unsafe");
});
