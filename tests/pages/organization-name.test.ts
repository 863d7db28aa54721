import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { identityDocument } from "#content/current.ts";
import { currentDocuments, editableDocuments } from "#content/documents/register.server.ts";
import { downloadFiles } from "#content/downloads/all.ts";
import { prerenderedPaths } from "#content/index.ts";
import { adminScreens, type FeatureServices } from "#features/index.server.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { saveDraft } from "#features/site-content/writes/drafts.server.ts";
import { publishDraft } from "#features/site-content/writes/publishing.server.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import { assemble } from "#server/assemble.ts";
import { addPerson, cookiesOf, password } from "../support/admin.ts";
import { actorWith } from "../support/campaigns.ts";
import { leftOfName } from "../support/left-of-name.ts";
import { pagesToCheck } from "../support/pages-to-check.ts";
import { contentOf } from "../support/pdf-content.ts";
import { structureOf } from "../support/pdf-structure.ts";
import { plainFetch } from "../support/plain-fetch.ts";
import { pagesOf, readPdf } from "../support/read-pdf.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";
import { patiently } from "../support/until.ts";
import { isWholeRun } from "../support/whole-run.ts";

let site: RunningSite;
let services: FeatureServices;
let cookie = "";

beforeAll(async () => {
  site = await startSite();
  services = await assemble({ DATA_DIR: site.dataDir, SITE_URL: site.url, LOG_LEVEL: "silent" });
  const email = await addPerson({ services }, "owner");
  const signedIn = await fetch(`${site.url}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url },
    body: JSON.stringify({ email, password }),
  });
  cookie = cookiesOf(signedIn);
});
afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  await site.stop();
});

async function callIt(name: string): Promise<void> {
  await services.asSite(async () => {
    const actor = actorWith("editor");
    const { value: base } = await documentState(services, actor, "identity");
    const value = { ...identityDocument.shipped, name };
    const { revision } = await saveDraft(services, actor, { document: "identity", base, value });
    await publishDraft(services, actor, { document: "identity", revision });
  });
  const says = async () => {
    const manifest: unknown = await (await fetch(`${site.url}/site.webmanifest`)).json();
    expect(manifest).toMatchObject({ name, short_name: name });
  };
  await vi.waitFor(says, patiently);
}

const textOf = async (path: string) => (await plainFetch(site.url + path, { headers: { cookie } })).text();

const files = [
  "/site.webmanifest",
  "/robots.txt",
  "/sitemap.xml",
  "/.well-known/security.txt",
  "/sw.js",
  "/resources/podcast/feed.xml",
  "/resources/knowledge-hub/feed.xml",
  "/support/groups.ics",
  "/api/openapi.json",
  "/nowhere",
  "/admin/login",
  "/admin/forgotten-password",
  "/admin/set-password",
];

/** One of every eight, or one of each kind: drawing one takes a third of a second. */
const printed = isWholeRun
  ? downloadFiles.filter((_, at) => at % 8 === 0)
  : ["worksheets/support-map.pdf", "cards/crisis-card.pdf"];

describe("with another name", () => {
  beforeAll(() => callIt("Lantern & Oak"));

  it("is in no text of any page that the team can change", () =>
    services.asSite(() => {
      const texts = currentDocuments().filter(({ id }) => id !== identityDocument.id);
      expect(texts.length).toBeGreaterThan(100);
      for (const { id, shipped } of texts) {
        // What is put into {name} is looked for on the pages.
        const written = JSON.stringify(shipped).replaceAll("{name}", "");
        expect(leftOfName(written), id).toEqual([]);
      }
    }));

  it("says it on every page and in every file", async () => {
    const left: string[] = [];
    const pages = prerenderedPaths.filter((path) => pagesToCheck.includes(path));
    for (const path of [...pages, ...files])
      for (const found of leftOfName(await textOf(path))) left.push(`${path}: ${found}`);
    expect(left).toEqual([]);
    const home = await textOf("/");
    expect(home).toContain("<title>Lantern &amp; Oak: fertility and family-building support</title>");
    expect(home).toContain("© 2024 Lantern &amp; Oak.");
    expect(await textOf("/contact")).toContain('"name":"Lantern \\u0026 Oak"');
  }, 120_000);

  it("says it on every screen of the admin", async () => {
    const left: string[] = [];
    const screens = adminScreens.map(({ path }) => path).filter((path) => !path.includes(":"));
    for (const path of screens)
      for (const found of leftOfName(await textOf(path))) left.push(`${path}: ${found}`);
    expect(left).toEqual([]);
    expect(await textOf("/admin")).toContain("Lantern &amp; Oak admin</title>");
  }, 120_000);

  it("says it in every mail", () =>
    services.asSite(() => {
      const mails = editableDocuments.flatMap(({ mails: each = [] }) => each);
      expect(mails.length).toBeGreaterThan(10);
      for (const { id, mail } of mails) {
        const { subject, text, html } = mailOf("robin@example.org", mail());
        expect(leftOfName(`${subject}\n${text}\n${html}`), id).toEqual([]);
        expect(html, id).toContain("Lantern &amp; Oak</td>");
      }
    }));

  it("draws share pictures anew, and says it in printable files", async () => {
    for (const path of isWholeRun ? ["/share/home.jpg", "/share/membership.jpg"] : ["/share/home.jpg"]) {
      const answer = await fetch(site.url + path);
      expect(answer.status, path).toBe(200);
      expect((await answer.arrayBuffer()).byteLength, path).toBeGreaterThan(5_000);
    }
    expect(await textOf("/")).toContain("/share/home.jpg");
    const left: string[] = [];
    for (const file of printed) {
      const answer = await fetch(`${site.url}/downloads/${file}`);
      const pdf = readPdf(Buffer.from(await answer.arrayBuffer()));
      const atEdges = pagesOf(pdf).map((page) => contentOf(pdf, page).artifacts);
      const text = `${structureOf(pdf).root.text} ${atEdges.join(" ")}`;
      // Lines are broken anew.
      if (!text.replaceAll(/\s+/g, "").includes("Lantern&Oak")) left.push(`${file} lacks it: ${atEdges}`);
      for (const found of leftOfName(text)) left.push(`${file}: ${found}`);
    }
    expect(left).toEqual([]);
  }, 120_000);
});

describe("with a name of any kind", () => {
  it.each(["O", "بيت الأمل", "“Ida’s” & <sons>".replace(/[<>]/g, ""), "🕯️ Lichthaus", "L".repeat(80)])(
    "shows %s as it is in pages, data for machines and calendars",
    async (name) => {
      await callIt(name);
      const home = await textOf("/");
      const escaped = name.replaceAll("&", "&amp;");
      expect(home).toContain(`<title>${escaped}: fertility and family-building support</title>`);
      const [, data = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(home) ?? [];
      expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(name).slice(1, -1));
      expect(leftOfName(home)).toEqual([]);
      const calendar = (await textOf("/support/groups.ics")).replaceAll(/\r\n[ \t]/g, "");
      expect(calendar).toContain(`${name} group`);
    },
    60_000,
  );
});
