import { expect, inject, it } from "vitest";
import { servedPage } from "../support/served-page.ts";

const listOfRoutes = /\/assets\/[\w-]*manifest-\w+\.js/;

async function routesNamedBy(path: string): Promise<string> {
  const { html } = await servedPage(path);
  const [file = ""] = listOfRoutes.exec(html) ?? [];
  return (await fetch(inject("siteUrl") + file)).text();
}

it("tells visitors nothing of the admin's screens, and its own pages everything", async () => {
  const forVisitors = await routesNamedBy("/");
  expect(forVisitors).toContain('"/membership"');
  expect(forVisitors).not.toContain("admin");
  const forTheTeam = await routesNamedBy("/admin/login");
  expect(forTheTeam).toContain('"/admin/redirects"');
  expect(forTheTeam).toContain('"/membership"');
});
