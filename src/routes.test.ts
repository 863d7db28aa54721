import { expect, it } from "vitest";
import { redirects } from "#content/index.ts";
import routes from "./routes.ts";

it("old addresses lead on inside the page too, each at its own path", () => {
  const leadingOn = routes.filter(({ file }) => file === "web/pages/redirect/page.tsx");
  expect(leadingOn.map(({ path }) => `/${path}`)).toEqual(redirects.map(({ from }) => from));
});
