import { readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pagePaths } from "#content/index.ts";
import { type HttpsSite, origin, startHttpsSite } from "../support/https-site.ts";

// The built site as it runs behind a proxy with TLS, asked as the proxy would ask it.

let site: HttpsSite;
beforeAll(async () => {
  site = await startHttpsSite();
});
afterAll(() => site.stop());

const builtFile = (folder: string, end: string) => {
  const name = readdirSync(resolve("build/client", folder)).find((each) => each.endsWith(end));
  return `/${folder}/${name ?? "none"}`;
};

/** One address for each way in which the server answers. */
const everyKind = () => [
  "/",
  "/contact",
  "/contact.data",
  "/nowhere",
  "/resources",
  "/contact/",
  "/admin",
  "/admin/login",
  "/sw.js",
  "/robots.txt",
  "/sitemap.xml",
  "/favicon.ico",
  "/healthz",
  "/readyz",
  "/.well-known/security.txt",
  "/site.webmanifest",
  "/api/openapi.json",
  "/api/nothing",
  "/api/contact",
  "/api/admin/profile",
  "/c/nothing",
  "/privacy/my-data/open/nothing",
  builtFile("assets", ".js"),
  builtFile("assets", ".css"),
  builtFile("fonts", ".woff2"),
  builtFile("illustrations", ".svg"),
];

describe("every response of a site with TLS", () => {
  it("asks browsers to come back by TLS, for a day in its first month", async () => {
    for (const path of everyKind())
      expect((await site.get(path)).headers.get("strict-transport-security"), path).toBe("max-age=86400");
    const sent = await site.post("/api/contact", {});
    expect(sent.headers.get("strict-transport-security")).toBe("max-age=86400");
  });

  it("lets nobody else frame any response", async () => {
    for (const path of everyKind()) {
      const { headers } = await site.get(path);
      expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
      expect(headers.get("x-frame-options"), path).toBe("DENY");
    }
  });

  it("lets no file or API response run as a page", async () => {
    for (const path of everyKind()) {
      const { headers } = await site.get(path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
      expect(policy, path).toContain("default-src 'none'");
      // Drawings have styles of their own, and no scripts.
      const withStyles = path.endsWith(".svg") ? policy.replace("style-src 'unsafe-inline'", "") : policy;
      expect(withStyles, path).not.toMatch(/unsafe-(?:inline|eval)/);
      expect(policy, path).toContain("base-uri 'none'");
      if (!headers.get("content-type")?.startsWith("text/html"))
        expect(policy, path).not.toContain("script-src");
    }
    // Browsers show a PDF in a viewer of their own, which `default-src 'none'` would stop.
    const pdf = await site.get(builtFile("downloads/worksheets", ".pdf"));
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get("content-security-policy")).toBe("base-uri 'none'; frame-ancestors 'none'");
  });

  it("names the type and character set of every text", async () => {
    for (const path of [...everyKind(), "/resources/podcast/feed.xml", "/resources/podcast/sitemap.xml"]) {
      const answer = await site.get(path);
      const type = answer.headers.get("content-type") ?? "";
      if ((await answer.arrayBuffer()).byteLength === 0) continue;
      expect(type, path).not.toBe("");
      if (/^(?:text\/|application\/xml|[^;]+\+xml)/.test(type))
        expect(type.toLowerCase(), path).toContain("charset=utf-8");
    }
  });

  it("lets other sites read the podcast only", async () => {
    for (const path of everyKind()) {
      const { headers } = await site.get(path, { origin: "https://evil.example" });
      expect(headers.get("access-control-allow-origin"), path).toBeNull();
      expect(headers.get("access-control-allow-credentials"), path).toBeNull();
    }
    const preflight = await fetch(`${site.url}/api/contact`, {
      method: "OPTIONS",
      headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
    const feed = await site.get("/resources/podcast/feed.xml", { origin: "https://evil.example" });
    expect(feed.headers.get("access-control-allow-origin")).toBe("*");
    expect(feed.headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("says nothing of the software behind it", async () => {
    for (const path of everyKind()) {
      const { headers } = await site.get(path);
      expect([headers.get("server"), headers.get("x-powered-by")], path).toEqual([null, null]);
    }
  });
});

describe("what isn't there", () => {
  it("serves no file of the project, however its path is written", async () => {
    for (const path of [
      "/.git/config",
      "/.git/HEAD",
      "/.env",
      "/.env.example",
      "/package.json",
      "/package-lock.json",
      "/data/key",
      "/data/kinward.sqlite",
      "/src/server/main.js",
      "/build/server/index.js",
      "/server/index.js",
      "/node_modules/hono/package.json",
      "/../package.json",
      "/assets/../../package.json",
      "/assets/..%2f..%2fpackage.json",
      "/%2e%2e/package.json",
      "/..%5c..%5cpackage.json",
      "//etc/passwd",
      `${builtFile("assets", ".js")}.map`,
    ]) {
      const answer = await site.get(path);
      expect([301, 308, 404], path).toContain(answer.status);
      expect(await answer.text(), path).not.toMatch(/"dependencies"|\[core\]|DATA_KEY|root:|sourcesContent/);
    }
  });

  it("lists no folder", async () => {
    for (const path of ["/assets", "/assets/", "/fonts/", "/icons/", "/illustrations/", "/downloads/"]) {
      const answer = await site.get(path);
      expect([308, 404], path).toContain(answer.status);
      const $ = load(await answer.text());
      // The page that says there is nothing: none of its links names a file of the folder.
      const linked = $("a")
        .get()
        .map((link) => $(link).attr("href") ?? "");
      expect(
        linked.filter((href) => href.includes(path.replace(/\/$/, ""))),
        path,
      ).toEqual([]);
      expect($("h1").text(), path).not.toMatch(/index of/i);
    }
  });
});

describe("what goes wrong", () => {
  it("is written to standard output and error, and to no file", async () => {
    await site.post("/api/contact", { email: ["x"] });
    await site.post("/api/auth/sign-in", { email: "x@kinward.test", password: "y" });
    await site.get("/api/admin/audit");
    const files = readdirSync(site.dataDir, { recursive: true, encoding: "utf8" });
    expect(files).toContain("key");
    // The database, the key, and the pages that are kept for the next start.
    expect(
      files.filter((name) => !/^(?:kinward\.sqlite(?:-wal|-shm)?|key|pages(?:\/.*)?)$/.test(name)),
    ).toEqual([]);
    for (const name of files.filter((each) => statSync(resolve(site.dataDir, each)).isFile()))
      expect(readFileSync(resolve(site.dataDir, name), "latin1"), name).not.toContain(
        "security.unauthorized",
      );
  });

  it("says nothing of its insides when it fails or refuses", async () => {
    const answers = [
      await site.get("/nowhere"),
      await site.get("/api/nothing"),
      await site.get("/api/admin/audit"),
      await site.post("/api/contact", { email: ["x"] }),
      await site.post("/api/auth/sign-in", { email: "x", password: "y" }),
      await fetch(`${site.url}/api/contact`, { method: "POST", headers: { origin }, body: "{" }),
      await site.get("/%E0%A4%A"),
      await site.get("/privacy/my-data/open/%00"),
    ];
    for (const answer of answers) {
      expect(answer.status).toBeLessThan(500);
      const text = load(await answer.text()).text();
      expect(text, answer.url).not.toMatch(
        /node_modules|\.ts:\d|at \w+ \(|SQLITE|select .* from|ZodError|stack/i,
      );
    }
  });

  it("answers every public page without a secret of the server", async () => {
    for (const path of pagePaths.slice(0, 40)) {
      const text = await (await site.get(path)).text();
      expect(text, path).not.toMatch(/DATA_KEY|SMTP_URL|smtp:\/\/|postgres:\/\//);
    }
  });
});
