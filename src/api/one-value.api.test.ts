import { afterAll, beforeAll, expect, it } from "vitest";
import { siteUrl } from "#tests/support/site-url.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp("sqlite");
});
afterAll(() => app.close());

const post = (path: string, type: string, body: string) =>
  app.app.request(siteUrl + path, {
    method: "POST",
    headers: { origin: siteUrl, "content-type": type },
    body,
  });

it("reads a value that is sent twice as one, never as a list, and takes nothing from elsewhere", async () => {
  const form = "application/x-www-form-urlencoded";
  const fields = "email=a%40b.example&name=A&subject=general&message=Hi";
  // The last one counts: here it isn't an address.
  expect((await post("/api/contact", form, `${fields}&email=none`)).status).toBe(422);
  expect((await post("/api/contact", form, `email=none&${fields}`)).status).toBe(303);
  const json = '"name":"A","subject":"general","message":"Hi"}';
  expect(
    (await post("/api/contact", "application/json", `{"email":"a@b.example","email":"none",${json}`)).status,
  ).toBe(422);
  expect(
    (await post("/api/contact", "application/json", `{"email":["a@b.example","c@d.example"],${json}`)).status,
  ).toBe(422);
  // A query, a cookie or a header fills in no field of the body.
  const missing = await app.app.request(`${siteUrl}/api/contact?email=a%40b.example`, {
    method: "POST",
    headers: {
      origin: siteUrl,
      "content-type": "application/json",
      cookie: "email=a%40b.example",
      email: "a@b.example",
    },
    body: `{${json}`,
  });
  expect(missing.status).toBe(422);
  expect(Object.keys((await missing.json()).fields)).toEqual(["email"]);
});
