import { expect, it } from "vitest";
import { servedPage } from "../support/served-page.ts";

const lists: Readonly<Record<string, readonly string[]>> = {
  journeys: [
    "/journeys/infertility",
    "/journeys/donor-conception",
    "/journeys/surrogacy",
    "/journeys/gestational-surrogates",
    "/journeys/adoption",
    "/journeys#today",
    "/journeys",
  ],
  support: ["/support/peer-support-community", "/support/groups", "/support/peer-mentoring"],
  clinics: [
    "/clinics",
    "/clinics/training",
    "/clinics/onboarding",
    "/clinics/patient-pre-onboarding",
    "/clinics/partnership",
    "/clinics/contact",
  ],
  resources: [
    "/resources/knowledge-hub",
    "/resources/podcast",
    "/resources/journaling",
    "/resources/worksheets",
    "/resources/digital-downloads",
    "/resources/zenden",
  ],
};

it("has the header's menus with their links in order, and a button that says it isn't open yet", async () => {
  const { $ } = await servedPage("/contact");
  for (const [menu, hrefs] of Object.entries(lists)) {
    const found = $(`header [data-menu=${menu}] a`)
      .get()
      .map((link) => $(link).attr("href") ?? "");
    expect(found.filter((href) => href.startsWith("/"))).toEqual(hrefs);
    if (menu === "resources") expect(found.at(-1)).toMatch(/^https:\/\/blog\./);
  }
  const staff = $("header button:contains('Clinic Staff')").first();
  expect(staff.attr("disabled")).toBeDefined();
  expect($(`[id="${staff.attr("aria-describedby")}"]`).text()).toBe("Not available yet");
});

it("shows where one is: exactly for pages, by the beginning for groups", async () => {
  const current = async (path: string) => {
    const { $ } = await servedPage(path);
    return $("header [aria-label=Main] a[aria-current=page]")
      .get()
      .map((link) => $(link).attr("href"));
  };
  expect(await current("/membership")).toEqual(["/membership"]);
  expect(await current("/journeys/surrogacy")).toEqual(["/journeys/surrogacy"]);
});
