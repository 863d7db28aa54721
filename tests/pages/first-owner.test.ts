import { load } from "cheerio";
import { expect, it } from "vitest";
import { listMembers } from "#platform/team/members.ts";
import { assemble } from "#server/assemble.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";
import { patiently } from "../support/until.ts";

const chosen = { name: "Robin", email: "robin@kinward.test", password: "seven lamps beside a slow river" };

/** The address for the first person, once the site has printed it. */
async function printedAddress(site: RunningSite): Promise<string> {
  const found = () => /http\S+first-owner#token=[\w-]{43}/.exec(site.printed())?.[0];
  await expect.poll(found, patiently).toBeDefined();
  return found() ?? "";
}

// In every run first-owner.api.test.ts has an account that can't be written.
it("leaves an owner or nobody behind when the process is killed, and never a used-up address without one", {
  tags: "all",
}, async () => {
  const site = await startSite();
  const services = await assemble({ DATA_DIR: site.dataDir, SITE_URL: site.url, LOG_LEVEL: "silent" });
  const team = async () =>
    (await listMembers(services)).map(({ email, role, state }) => `${email} ${role} ${state}`);
  const robin = "robin@kinward.test owner active";
  const claim = (token = "") =>
    fetch(`${site.url}/api/auth/first-owner`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: site.url },
      body: JSON.stringify({ ...chosen, token }),
    });
  const token = (await printedAddress(site)).split("#token=")[1];
  // Long before the password is hashed, and about when the account is written.
  for (const wait of [0, 5, 40]) {
    if ((await team()).length > 0) break;
    const claimed = claim(token).catch(() => undefined);
    await new Promise((done) => setTimeout(done, wait));
    await site.crash();
    await claimed;
  }
  const left = await team();
  expect([[], [robin]]).toContainEqual(left);
  expect((await claim(token)).status).toBe(left.length > 0 ? 409 : 200);
  expect(await team()).toEqual([robin]);
  // Whoever has no scripts pastes the address; here, one that is of no use any more.
  const page = load(await (await fetch(`${site.url}/admin/first-owner`)).text());
  expect(page("h1").text()).toBe("Somebody is on the team already");
  services.mailer.close();
  await services.store.close();
  await site.stop();
});
