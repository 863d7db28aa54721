import { expect, inject, it } from "vitest";

const siteUrl = inject("siteUrl");

it("is installable: named, with icons and a page to begin at, and its worker is always asked for anew", async () => {
  const manifest = await (await fetch(`${siteUrl}/site.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: "Kinward", start_url: "/", scope: "/", display: "standalone" });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
  const { headers } = await fetch(`${siteUrl}/sw.js`);
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-type")).toContain("text/javascript");
  expect(headers.get("content-security-policy")).toContain("connect-src 'self'");
});
