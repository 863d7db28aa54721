import { load } from "cheerio";
import { expect, it } from "vitest";
import { type RunningSite, startSite } from "../support/start-site.ts";

const chosen = { name: "Robin", email: "robin@kinward.test", password: "seven lamps beside a slow river" };

/** The address for the first person, once the site has printed it. */
async function printedAddress(site: RunningSite): Promise<string> {
  const found = () => /http\S+first-owner#token=[\w-]{43}/.exec(site.printed())?.[0];
  await expect.poll(found).toBeDefined();
  return found() ?? "";
}

it("leaves an owner or nobody behind when the process is killed, and never a used-up address without one", async () => {
  const site = await startSite();
  const claim = (token = "") =>
    fetch(`${site.url}/api/auth/first-owner`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: site.url },
      body: JSON.stringify({ ...chosen, token }),
    });
  const token = (await printedAddress(site)).split("#token=")[1];
  // Long before the password is hashed, and about when the account is written.
  for (const wait of [0, 5, 40]) {
    if ((await site.admin("list")).includes(chosen.email)) break;
    const claimed = claim(token).catch(() => undefined);
    await new Promise((done) => setTimeout(done, wait));
    await site.crash();
    await claimed;
  }
  const isThere = (await site.admin("list")).includes(chosen.email);
  expect((await claim(token)).status).toBe(isThere ? 409 : 200);
  expect(await site.admin("list")).toMatch(/robin@kinward\.test {2}owner {2}active/);
  // Whoever has no scripts pastes the address; here, one that is of no use any more.
  const page = load(await (await fetch(`${site.url}/admin/first-owner`)).text());
  expect(page("h1").text()).toBe("Somebody is on the team already");
  await site.stop();
});

it("takes the whole address in a field where there are no scripts, and keeps what was typed", async () => {
  const site = await startSite();
  const address = await printedAddress(site);
  const form = load(await (await fetch(`${site.url}/admin/first-owner`)).text());
  expect(form("input[name=token]").length).toBe(1);
  const post = (fields: Readonly<Record<string, string>>) =>
    fetch(`${site.url}/admin/first-owner`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: site.url, accept: "text/html" },
      body: new URLSearchParams({ token: address, ...chosen, ...fields }),
    });
  const again = await post({ password: "short" });
  expect(again.status).toBe(422);
  const rejected = load(await again.text());
  expect(rejected("input[name=name]").attr("value")).toBe("Robin");
  expect(rejected("input[name=password]").attr("value")).toBeUndefined();
  const done = await post({});
  expect([done.status, done.headers.get("location")]).toEqual([303, "/admin"]);
  await site.stop();
});
