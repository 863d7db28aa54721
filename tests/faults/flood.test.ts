import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { assemble } from "#server/assemble.ts";
import { addPerson, cookiesOf, password } from "#tests/support/admin.ts";
import { countFaults } from "#tests/support/fault-counts.ts";
import { startMailbox } from "#tests/support/mailbox.ts";
import { drawing, pictureForm } from "#tests/support/pictures.ts";
import { startApi } from "#tests/support/start-api.ts";

/** The longest that anybody may wait for the site because of what others send, in milliseconds of processor time. */
const longestPause = 200;

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Notes the longest time that the serving process took without a turn for others, and writes it to a file when asked. */
const measuring = (file: string) =>
  `data:text/javascript,${encodeURIComponent(`
  import { writeFileSync } from "node:fs";
  const taken = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000; };
  let [longest, last] = [0, taken()];
  setInterval(() => { const now = taken(); longest = Math.max(longest, now - last); last = now; }, 1).unref();
  process.on("SIGUSR2", () => { writeFileSync(${JSON.stringify(file)}, String(longest)); longest = 0; });
`)}`;

const html = (body: string) =>
  `From: ana@example.org\r\nSubject: hello\r\nContent-Type: text/html\r\n\r\n${body}\r\n`;
const mails = [
  ...Array.from({ length: 8 }, () => html(`${"<ab>".repeat(30_000)}${"</bb>".repeat(25_000)}`)),
  ...Array.from({ length: 20 }, () => html(`<p>${"some words ".repeat(17_000)}</p>`)),
  ...Array.from({ length: 4 }, () => `From: ${",".repeat(60_000)}a@example.org\r\n\r\nHello\r\n`),
];
const svg = (content: string) =>
  Buffer.from(`<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>${content}</svg>`);

it("serves others while hostile mails, uploads, lists and sign-ups come at once", {
  timeout: 240_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-flood-"));
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const pauses = join(dataDir, "longest-pause");
  const mailbox = await startMailbox();
  ends.push(() => mailbox.close());
  const environment = {
    SITE_URL: "http://kinward.test",
    DATA_DIR: dataDir,
    DATA_KEY: randomBytes(32).toString("base64"),
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    IMAP_URL: mailbox.url,
  };
  const services = await assemble(environment);
  ends.push(() => services.store.close());
  const email = await addPerson({ services }, "owner");
  const { child, url } = await startApi(
    { ...environment, NODE_OPTIONS: `--import=${measuring(pauses)}` },
    { ends },
  );

  const post = (path: string, body: string | FormData, cookie = "") =>
    fetch(`${url}/api${path}`, {
      method: "POST",
      headers: {
        cookie,
        origin: "http://kinward.test",
        ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
      },
      body,
    });
  const signedIn = await post("/auth/sign-in", JSON.stringify({ email, password }));
  const cookie = cookiesOf(signedIn);
  const longest = async () => {
    rmSync(pauses, { force: true });
    child.kill("SIGUSR2");
    await expect.poll(() => readWhenThere(pauses), { interval: 20 }).not.toBe("");
    return Number(readWhenThere(pauses));
  };
  const photo = await drawing(3_000, 2_000).jpeg().toBuffer();
  const wide = `from,to\n/a,/b${",x".repeat(200_000)}\n`;
  await longest();

  mailbox.append(...mails);
  const uploads = [
    pictureForm(svg(`${"<ab>".repeat(60_000)}${"</bb>".repeat(50_000)}`)),
    pictureForm(svg(`<rect style="${"url( ".repeat(150_000)}#"/>`)),
    pictureForm(photo),
    pictureForm(Buffer.concat([photo, randomBytes(9_000_000)])),
    "[".repeat(8_000_000),
    `[${"[],".repeat(4_000_000)}[]]`,
  ].map((body) => post("/admin/pictures", body, cookie));
  const lists = ["/admin/redirects/import", "/admin/subscribers/import"].map((path) =>
    post(path, JSON.stringify({ csv: wide, source: "a list" }), cookie),
  );
  const signUps = Array.from({ length: 60 }, (_, at) =>
    post("/newsletter/signup", JSON.stringify({ email: `a${at}@example.org`, consentToNewsletter: true })),
  );
  const statuses = (await Promise.all([...uploads, ...lists, ...signUps])).map(({ status }) => status);
  await expect.poll(() => mailbox.folders().INBOX, { timeout: 180_000, interval: 200 }).toBe(0);
  const pause = await longest();
  countFaults({
    what: "Hostile mails, uploads, lists and sign-ups at once",
    kills: 0,
    faults: mails.length + uploads.length + lists.length,
    inputs: signUps.length,
    lost: statuses.slice(-signUps.length).filter((status) => status !== 200).length,
    measured: `${Math.round(pause)} ms of processor time without a turn for others at most`,
  });
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.slice(-signUps.length)).toEqual(Array(signUps.length).fill(200));
  expect(pause).toBeLessThan(longestPause);
});

function readWhenThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
