/**
 * Signs an owner in over TLS: first-owner.ts ORIGIN LINK EMAIL. The link is the one that `kinward admin add` prints.
 * Run by script/try-deploy inside the machine's network, with NODE_EXTRA_CA_CERTS naming its authority.
 */
import { appCode } from "#tests/support/app-code.ts";

const [origin = "", link = "", email = ""] = process.argv.slice(2);
const password = "a long and quiet sentence";
let cookie = "";

async function post(path: string, body: object): Promise<string> {
  const answer = await fetch(origin + path, {
    method: "POST",
    headers: { origin, cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  const cookies = answer.headers.getSetCookie();
  for (const each of cookies)
    if (!/; ?secure/i.test(each)) throw new Error(`${path} sets a cookie without Secure`);
  if (cookies.length > 0) cookie = cookies.map((each) => each.split(";")[0]).join("; ");
  return text;
}

await post("/api/auth/set-password", { token: link, password });
await post("/api/auth/sign-in", { email, password });
const { secret } = JSON.parse(await post("/api/admin/profile/second-factor", { password }));
await post("/api/admin/profile/second-factor/confirm", { code: appCode(String(secret)) });
const dashboard = await fetch(`${origin}/admin`, { headers: { cookie }, redirect: "manual" });
if (dashboard.status !== 200) throw new Error(`/admin answered ${dashboard.status}`);
console.log("The owner is signed in with a second factor, and sees the dashboard.");
