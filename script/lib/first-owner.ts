/**
 * Signs an owner in over TLS, who uploads a picture of 10 MB: first-owner.ts ORIGIN LINK EMAIL. The link is the one that
 * `kinward admin add` prints.
 * Run by script/try-deploy inside the machine's network, with NODE_EXTRA_CA_CERTS naming its authority.
 */
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { appCode } from "#tests/support/app-code.ts";

const [origin = "", link = "", email = ""] = process.argv.slice(2);
const password = "a long and quiet sentence";
let cookie = "";

function send(path: string, body: object): Promise<Response> {
  return fetch(origin + path, {
    method: "POST",
    headers: { origin, cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function post(path: string, body: object): Promise<string> {
  const answer = await send(path, body);
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
const profile = "/admin/profile";
const { secret } = JSON.parse(await post(profile, { operation: "startSecondFactor", password }));
await post(profile, { operation: "confirmSecondFactor", code: appCode(String(secret)) });
const dashboard = await fetch(`${origin}/admin`, { headers: { cookie }, redirect: "manual" });
if (dashboard.status !== 200) throw new Error(`/admin answered ${dashboard.status}`);
console.log("The owner is signed in with a second factor, and sees the dashboard.");

// Noise can't be compressed, so the file is as large as its pixels; with 16 bits there are fewer of them to prepare.
const side = 1_300;
const noise = randomBytes(side * side * 6);
const pixels = new Uint16Array(noise.buffer, noise.byteOffset, side * side * 3);
const file = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
  .toColourspace("rgb16")
  .png({ compressionLevel: 1 })
  .toBuffer();
const began = performance.now();
const picture = JSON.parse(
  await post("/api/admin/pictures", { file: file.toString("base64"), alt: `Noise, for ${email}` }),
);
const seconds = ((performance.now() - began) / 1_000).toFixed(1);
const copy = await fetch(`${origin}/pictures/${picture.id}-${picture.hash}-320.avif`);
if (copy.status !== 200) throw new Error(`The picture's copy answered ${copy.status}`);
console.log(
  `A picture of ${file.length.toLocaleString("en-US")} bytes was stored in ${seconds} s, and is served.`,
);

// More than any form sends, and less than what a proxy reads on after it has answered.
const { status } = await send("/api/contact", { message: "a".repeat(200_000) });
if (status !== 413) throw new Error(`200 KB to /api/contact answered ${status} in place of 413`);
console.log("A form of 200 KB is refused.");
