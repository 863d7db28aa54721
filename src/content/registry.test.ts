import { existsSync, readFileSync } from "node:fs";
import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { signInPages } from "#features/team/sign-in/copy/pages.ts";
import { contentModules } from "#tests/support/content-words.ts";
import routes from "../routes.ts";
import { menusNow } from "./current-menus.ts";
import { errorMessages } from "./errors.ts";
import { contactForm, contactSubjects, formCopy, inquiryForm, newsletterForm } from "./forms.ts";
import { calendarCopy, shippedGroups } from "./groups.ts";
import {
  kindOfPage,
  pageAt,
  pagePaths,
  pages,
  pageVariants,
  prerenderedPaths,
  redirects,
  sitemapPaths,
} from "./index.ts";
import { phasePages } from "./journeys/phase-pages.ts";
import { articles } from "./knowledge-hub/articles.ts";
import { layout } from "./layout.ts";
import { contactTeamMail, inquiryTeamMail } from "./mails.ts";
import { newsletterPages } from "./newsletter-pages.ts";
import { home } from "./pages/home.ts";
import { notFound } from "./pages/not-found.ts";
import { pregnancyLoss } from "./pages/pregnancy-loss.ts";
import { peerMentoring } from "./pages/support/peer-mentoring.ts";
import { comparisonRows, planCopy, plans } from "./plans.ts";
import { confirmMail, welcomeMail } from "./signup-mails.ts";
import { site } from "./site.ts";
import { allWorksheets } from "./worksheets/all.ts";

/** Every value under `key`, and every string when no key is given, at any depth. */
function collect(value: unknown, key?: string, found: string[] = []): string[] {
  if (typeof value === "string" && key === undefined) found.push(value);
  if (typeof value !== "object" || value === null) return found;
  for (const [name, inner] of Object.entries(value)) {
    if (name === key && typeof inner === "string") found.push(inner);
    collect(inner, key, found);
  }
  return found;
}

const {
  links: headerLinks,
  groups: headerMenus,
  footer: footerGroups,
  social: socialLinks,
  bottom: bottomLinks,
  membersLogin,
} = menusNow();

const everything = {
  pages,
  notFound,
  signInPages,
  layout,
  headerLinks,
  headerMenus,
  footerGroups,
  socialLinks,
  bottomLinks,
  comparisonRows,
  planCopy,
  newsletterForm,
  contactForm,
  inquiryForm,
  errorMessages,
  formCopy,
  newsletterPages,
  shippedGroups,
  calendarCopy,
};
const originals = [...pages.filter((page) => page.meta.canonical === undefined), notFound, ...signInPages];

describe("the page registry", () => {
  it("gives each page its own title and description, of the right length", () => {
    expect(new Set(originals.map((page) => page.meta.title)).size).toBe(originals.length);
    expect(new Set(originals.map((page) => page.meta.description)).size).toBe(originals.length);
    for (const { meta } of originals) {
      expect(meta.title.length, meta.title).toBeLessThanOrEqual(60);
      expect(meta.description.length, meta.description).toBeGreaterThanOrEqual(120);
      expect(meta.description.length, meta.description).toBeLessThanOrEqual(155);
      expect(meta.keywords.length, meta.title).toBeGreaterThanOrEqual(5);
      expect(meta.keywords.length, meta.title).toBeLessThanOrEqual(8);
    }
  });

  it("knows every path once", () => {
    expect(new Set(pagePaths).size).toBe(pages.length);
    for (const path of pagePaths) expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
    expect(pageAt("/membership")?.heading).toBe("Membership Options");
    expect(pageAt("/nowhere")).toBeUndefined();
  });

  it("leaves to the server only the page whose words change by themselves", () => {
    expect(pagePaths.filter((path) => !prerenderedPaths.includes(path))).toEqual(["/support/groups"]);
  });

  it("keeps a contact page ready for each subject that a link may ask for", () => {
    const ready = pageVariants.filter((address) => address.startsWith("/contact"));
    expect(ready).toEqual(contactSubjects.map(({ value }) => `/contact?subject=${value}`));
    const contactLinks = collect(everything, "href").filter((href) => href.startsWith("/contact?"));
    expect(contactLinks).toContain("/contact?subject=general");
    for (const href of contactLinks) expect(ready).toContain(href);
  });

  it("counts as one kind only pages that one module draws", () => {
    const drawn = routes.map(({ path = "/", file }) => ({ path, id: file }));
    const moduleOf = (path: string) => matchRoutes(drawn, path)?.[0]?.route.id;
    const kinds = Map.groupBy(pagePaths, kindOfPage);
    for (const [kind, paths] of kinds) expect(new Set(paths.map(moduleOf)).size, kind).toBe(1);
    const several = [...kinds].filter(([, paths]) => paths.length > 1).map(([kind]) => kind);
    expect(several.toSorted()).toEqual(["article", "episode", "journey", "phase", "worksheet"]);
  });

  it("lets no redirect shadow a page, and each one ends at a page", () => {
    expect(redirects.map((redirect) => redirect.from)).toEqual([
      "/resources",
      "/resources/overview",
      "/journeys/peer-support-community",
      "/infertility-journey",
      "/miscarriage",
    ]);
    for (const { from, to } of redirects) {
      expect(pageAt(from), from).toBeUndefined();
      expect(pageAt(to), to).toBeDefined();
    }
  });

  it("keeps copies and thank-you pages out of the sitemap", () => {
    expect(pageAt("/knowledge-hub")?.meta.canonical).toBe("/resources/knowledge-hub");
    expect(sitemapPaths).not.toContain("/knowledge-hub");
    expect(sitemapPaths.filter((path) => path.startsWith("/thank-you"))).toEqual([]);
    expect(sitemapPaths).toHaveLength(37 + phasePages.length + articles.length + allWorksheets.length);
  });

  it("points every link at a page, a redirect, an anchor or a telephone", () => {
    const known = new Set<string>([
      ...pagePaths,
      ...redirects.map((redirect) => redirect.from),
      ...signInPages.map((page) => page.path),
    ]);
    const anchors = [home.mission, peerMentoring.asking, ...pregnancyLoss.parts].map(({ id }) => `#${id}`);
    for (const href of collect(everything, "href")) {
      if (/^(?:https:\/\/|tel:|sms:)/.test(href)) continue;
      if (href.startsWith("#")) expect(anchors).toContain(href);
      else expect(known, href).toContain(href.replace(/[?#].*$/, ""));
    }
  });

  it("shows only pictures that exist, with their own size", () => {
    for (const { picture } of originals) {
      if (!picture) continue;
      const file = new URL(`../../public/illustrations/${picture.name}.svg`, import.meta.url);
      expect(existsSync(file), picture.name).toBe(true);
      expect(readFileSync(file, "utf8")).toContain(`viewBox="0 0 ${picture.width} ${picture.height}"`);
    }
  });
});

describe("menus and outside links", () => {
  const hrefs = (group: { items: readonly { href: string }[] } | undefined) =>
    group?.items.map((item) => item.href) ?? [];

  it("lists what each menu must hold, in order", () => {
    const [journeys, support, clinics, resources] = headerMenus;
    expect(hrefs(journeys)).toEqual([
      "/journeys/infertility",
      "/journeys/donor-conception",
      "/journeys/surrogacy",
      "/journeys/gestational-surrogates",
      "/journeys/adoption",
    ]);
    expect(hrefs(support)).toEqual([
      "/support/peer-support-community",
      "/support/groups",
      "/support/peer-mentoring",
    ]);
    expect(hrefs(clinics)).toEqual(["/clinics", ...hrefs(footerGroups[3])]);
    expect(hrefs(resources)).toEqual([
      "/resources/knowledge-hub",
      "/resources/podcast",
      "/resources/journaling",
      "/resources/worksheets",
      "/resources/digital-downloads",
      "/resources/zenden",
      site.links.blog?.href,
    ]);
    expect(footerGroups.map((group) => group.items.length)).toEqual([5, 5, 4, 5, 7]);
    expect(socialLinks).toHaveLength(3);
    expect(hrefs({ items: bottomLinks })).toEqual([
      "/pregnancy-loss",
      "/consumer-health-data",
      "/accessibility",
      "/editorial-policy",
      "/privacy/my-data",
      "/privacy/on-this-device",
    ]);
  });

  it("keeps outside addresses https and different from each other", () => {
    const bought = plans().flatMap((plan) =>
      plan.state === "available" ? [plan.enrolUrl, plan.yearlyCartUrl] : [],
    );
    const outside = [...bought, ...Object.values(site.links).flatMap((link) => link?.href ?? [])];
    expect(outside).toHaveLength(16);
    expect(new Set(outside).size).toBe(outside.length);
    for (const href of outside) expect(new URL(href).protocol).toBe("https:");
    const marked = [...headerMenus, ...footerGroups].flatMap((group): readonly object[] => group.items);
    for (const item of [...marked, ...socialLinks, membersLogin]) {
      const { href, external } = item as { href: string; external?: true };
      expect(external === true, href).toBe(href.startsWith("https://"));
    }
  });
});

const longTexts = (await contentModules()).filter(({ file }) => file.endsWith(".md"));

describe("the voice", () => {
  const words = collect({
    ...everything,
    longTexts,
    plans: plans(),
    site,
    mails: [
      contactTeamMail({ id: "", url: "https://site.example/admin" }),
      inquiryTeamMail({ id: "", url: "https://site.example/admin" }),
      welcomeMail({ unsubscribeUrl: "", preferencesUrl: "" }),
      confirmMail({ confirmUrl: "" }),
    ],
  });

  it("keeps sentences under 30 words", () => {
    for (const text of words) {
      for (const sentence of text.split(/[.?:]["”’]?\s/)) {
        expect(sentence.split(/\s+/).length, sentence).toBeLessThan(30);
      }
    }
  });
});
