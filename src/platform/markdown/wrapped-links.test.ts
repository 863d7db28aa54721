import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editorDocument } from "./editor-read.ts";
import { markdownOf } from "./editor-write.ts";
import { unwrappedLink, withoutWrappedLinks } from "./wrapped-links.ts";

const person = "ann.lee@clinic.example";
const sent = encodeURIComponent(`05|02|${person}|8d1f|0|0|638|Unknown|TWFpbGZsb3d8`);

/** Links as the programs write them, around a target without signs that each writes in its own way. */
const made: Record<string, (target: string) => string> = {
  "Outlook Safe Links": (target) =>
    `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(target)}&data=${sent}&sdata=x%3D&reserved=0`,
  "Safe Links in Office files": (target) =>
    `https://eur01.safelinks.protection.outlook.com/ap/w-59584e83/?url=${encodeURIComponent(target)}&data=${sent}&reserved=0`,
  "Safe Links for the US government": (target) =>
    `https://gcc02.safelinks.protection.office365.us/?url=${encodeURIComponent(target)}&data=${sent}`,
  "Safe Links in Teams": (target) =>
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encodeURIComponent(target)}&locale=en-us`,
  "Google Docs": (target) =>
    `https://www.google.com/url?q=${encodeURIComponent(target)}&sa=D&source=editors&ust=1700000000&usg=AOv`,
  "Google in another country": (target) =>
    `http://www.google.co.uk/url?sa=t&url=${encodeURIComponent(target)}&usg=AOv`,
  "Proofpoint, first form": (target) =>
    `https://urldefense.proofpoint.com/v1/url?u=${encodeURIComponent(target)}&k=1&r=${encodeURIComponent(person)}`,
  "Proofpoint, second form": (target) =>
    `https://urldefense.proofpoint.com/v2/url?u=${encodeURIComponent(target)
      .replaceAll("-", "-2D")
      .replaceAll("_", "-5F")
      .replaceAll("%2F", "_")
      .replaceAll("%", "-")}&d=DwMFaQ&c=abc&r=${person}&m=x&s=y&e=`,
  "Proofpoint, third form": (target) => `https://urldefense.com/v3/__${target}__;!!abc123!Def-45_6$`,
  Barracuda: (target) =>
    `https://linkprotect.cudasvc.com/url?a=${encodeURIComponent(target)}&c=E,1,${person},x&typo=1`,
  Cisco: (target) => `https://secure-web.cisco.com/1aB-c_d/${encodeURIComponent(target)}`,
  Avanan: (target) => `https://url.avanan.click/v2/___${target}___.YXAzOmE6bzo`,
  Sophos: (target) =>
    `https://us-west-2.protection.sophos.com/?d=one.example&u=${encodeURIComponent(btoa(target))}&p=m&i=${person}`,
  Facebook: (target) => `https://l.facebook.com/l.php?u=${encodeURIComponent(target)}&h=AT0x`,
};

const targets = fc
  .record({
    path: fc.array(fc.stringMatching(/^[\w~.-]{1,8}$/), { maxLength: 3 }),
    query: fc.array(fc.stringMatching(/^[a-z]{1,4}=[\w.+-]{0,6}$/), { maxLength: 3 }),
  })
  .map(
    ({ path, query }) =>
      `https://one.example/${path.join("/")}${query.length > 0 ? `?${query.join("&")}` : ""}`,
  )
  // Nobody's address has these, which are how two of the programs write.
  .filter((target) => !target.includes("__"))
  .map((target) => new URL(target).href);

describe("a link that a program wrapped", () => {
  it.each(Object.entries(made))("is its target, alone, in a sentence and in Markdown: %s", (_name, wrap) => {
    fc.assert(
      fc.property(targets, (target) => {
        const link = wrap(target);
        expect(unwrappedLink(link)).toBe(target);
        expect(withoutWrappedLinks(`See <${link}>, or (${link}).`)).toBe(`See <${target}>, or (${target}).`);
        expect(withoutWrappedLinks(`[form](${link}) and [it](${link} "Title")`)).toBe(
          `[form](${target}) and [it](${target} "Title")`,
        );
        // What the editor wrote before, with its own escapes.
        const words = [{ type: "text", text: "form", marks: [{ type: "link", attrs: { href: link } }] }];
        const stored = markdownOf({ type: "doc", content: [{ type: "paragraph", content: words }] });
        expect(stored).not.toContain("clinic");
        expect(JSON.stringify(editorDocument(withoutWrappedLinks(stored)))).toContain(JSON.stringify(target));
      }),
      { numRuns: 40 },
    );
  });

  it("is its target through several programs", () => {
    const target = "https://one.example/a?b=1";
    const [outlook, docs, barracuda] = [made["Outlook Safe Links"], made["Google Docs"], made.Barracuda];
    expect(unwrappedLink(outlook?.(docs?.(barracuda?.(target) ?? "") ?? "") ?? "")).toBe(target);
  });

  it.each([
    [
      "https://urldefense.com/v3/__https://google.com:443/search?q=a*test&gs=ps__;Kw!-612Flbf0JvQ3kNJkRi5Jg!x$",
      "https://google.com/search?q=a+test&gs=ps",
    ],
    [
      "https://urldefense.com/v3/__https:/one.example/a**Db__;Pj4-Pj4!!x$",
      "https://one.example/a%3E%3E%3E%3E%3Eb",
    ],
    [
      "https://urldefense.proofpoint.com/v2/url?u=https-3A__media.mnn.com_assets_images_2016_06_jupiter-2Dnasa.jpg.638x0-5Fq80.jpg&d=DwMBaQ&r=x",
      "https://media.mnn.com/assets/images/2016/06/jupiter-nasa.jpg.638x0_q80.jpg",
    ],
  ])("is read as Proofpoint's own reader reads it: %s", (link, target) => {
    expect(unwrappedLink(link)).toBe(target);
  });

  it("loses whose mail it was, even if its target was cut off or is no address", () => {
    for (const url of ["", "javascript%3Aalert(1)", "nowhere"]) {
      const link = `https://nam02.safelinks.protection.outlook.com/?url=${url}&data=${sent}`;
      expect(unwrappedLink(link)).toBe("https://nam02.safelinks.protection.outlook.com/");
    }
  });

  it.each([
    "https://one.example/url?q=https://two.example/",
    "https://www.google.com/search?q=https://two.example/",
    "https://safelinks.protection.outlook.com.one.example/?url=https://two.example/",
    // Nobody but Mimecast knows where these lead.
    "https://protect-us.mimecast.com/s/AbCdEf?domain=one.example",
    "mailto:ann@one.example",
    "/contact",
    "",
  ])("is left alone if it's another address: %s", (address) => {
    expect(unwrappedLink(address)).toBe(address);
    expect(withoutWrappedLinks(`Before ${address} after.`)).toBe(`Before ${address} after.`);
  });
});
