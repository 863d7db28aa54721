import { Resolver } from "node:dns/promises";
import { authenticate } from "mailauth";
import { spf } from "mailauth/lib/spf/index.js";
import { afterEach, describe, expect, it } from "vitest";
import { runCommand } from "#cli/run-command.ts";
import { setupSteps } from "#features/dashboard/reads/overview.server.ts";
import { features } from "#features/index.server.ts";
import { second } from "#platform/clock/clock.ts";
import { dkimKeys, dkimRecord } from "#platform/mail/dkim/dkim-keys.ts";
import { diagnose } from "#server/doctor.ts";
import { actAs, actorBy } from "#tests/support/admin.ts";
import { type DnsServer, startDns, type Zone } from "#tests/support/dns-server.ts";
import { startSmtpSink } from "#tests/support/smtp-sink.ts";
import { databases, dumpOf, openTestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { dnsOf } from "./reads/dns.server.ts";
import { mailRecords } from "./reads/panel.server.ts";
import { checkSpf } from "./reads/spf.server.ts";
import { checkMailRecords, makeDkimKey, recheckMailRecords } from "./writes.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function dnsWith(zone: Zone): Promise<DnsServer> {
  const dns = await startDns(zone);
  open.push(dns);
  return dns;
}

/** A domain with everything in order but DKIM, which needs our key. */
const zone = (): Zone => ({
  "kinward.test": {
    txt: ["v=spf1 ip4:192.0.2.9 -all", "other=1"],
    mx: [[10, "mx.kinward.test"]],
    a: ["192.0.2.9"],
  },
  "_dmarc.kinward.test": { txt: ["v=DMARC1; p=quarantine"] },
  "9.2.0.192.in-addr.arpa": { ptr: ["kinward.test"] },
});

async function start(kind: (typeof databases)[number], ownZone = zone()) {
  const dns = await dnsWith(ownZone);
  const smtp = await startSmtpSink();
  open.push(smtp);
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: "hello@kinward.test", DNS_SERVERS: dns.address };
  const app = await openTestApp(kind, settings);
  open.push(app);
  const states = async () => {
    const { records } = await checkMailRecords(app.services, "terminal");
    return Object.fromEntries(records.map(({ kind: record, state }) => [record, state]));
  };
  const send = (headers = {}) =>
    app.services.mailer.send(
      { to: "reader@example.org", subject: "Grüße", text: "One\n\n.\n\nTwo ", html: "<p>One</p>", headers },
      app.services.ids.next(),
    );
  return { ...app, dns, smtp, states, send };
}

type Started = Awaited<ReturnType<typeof start>>;

async function publishKey({ services, dns }: Started): Promise<string> {
  const [key] = await dkimKeys(services.store.db, "kinward.test");
  if (!key) throw new Error("There is no key.");
  const { name, value } = dkimRecord(key);
  dns.zone[name] = { txt: [value] };
  return name;
}

/** As mailauth asks. Its types know only texts, though of MX it takes what Node gives. */
function askingAt(address: string) {
  const resolver = new Resolver();
  resolver.setServers([address]);
  return async (name: string, type: string) => JSON.parse(JSON.stringify(await resolver.resolve(name, type)));
}

/** What another mail server makes of the last mail. */
async function verdictOf({ smtp, dns }: Started) {
  const { dkim, dmarc } = await authenticate(smtp.mails.at(-1)?.raw ?? "", {
    ip: "192.0.2.9",
    helo: "kinward.test",
    sender: "hello@kinward.test",
    resolver: askingAt(dns.address),
  });
  const [first] = dkim.results;
  return {
    dkim: first?.status.result,
    dmarc: dmarc ? dmarc.status.result : undefined,
    signed: first?.signingHeaders,
  };
}

describe.each(databases)("the records of our domain, on %s", (kind) => {
  it("are checked one by one, and what to add is said", async () => {
    const app = await start(kind);
    expect(await app.states()).toEqual({
      spf: "right",
      dkim: "missing",
      dmarc: "right",
      mx: "right",
      ptr: "right",
    });
    app.dns.zone = { "kinward.test": { txt: ["v=spf1 +all"], mx: [[0, "."]] } };
    expect(await app.states()).toEqual({
      spf: "wrong",
      dkim: "missing",
      dmarc: "missing",
      mx: "wrong",
      ptr: "unclear",
    });
    app.dns.zone = { "kinward.test": "fails", "_dmarc.kinward.test": "fails" };
    expect(await app.states()).toMatchObject({ spf: "unclear", dmarc: "unclear", mx: "unclear" });
    app.dns.zone = {};
    const { records } = await checkMailRecords(app.services, "terminal");
    expect(records.map(({ state }) => state)).toEqual([
      "missing",
      "missing",
      "missing",
      "missing",
      "unclear",
    ]);
    expect(records.flatMap(({ paste }) => paste ?? [])).toEqual([
      { type: "TXT", name: "kinward.test", value: "v=spf1 a:kinward.test ~all" },
      { type: "TXT", name: "_dmarc.kinward.test", value: "v=DMARC1; p=none" },
    ]);
  });

  it("sign nothing before a check has found the key, and then what mailauth verifies", async () => {
    const app = await start(kind);
    const { services } = app;
    await makeDkimKey(services, "terminal", { anew: false });
    await app.send();
    expect((await verdictOf(app)).dkim).toBe("none");
    await publishKey(app);
    expect(await app.states()).toMatchObject({ dkim: "right" });
    await app.send({
      "List-Unsubscribe": "<https://kinward.test/off>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const verdict = await verdictOf(app);
    expect(verdict).toMatchObject({ dkim: "pass", dmarc: "pass" });
    expect(JSON.stringify(verdict.signed).toLowerCase()).toContain("list-unsubscribe-post");
    expect(wordsIn(await dumpOf(services), ["BEGIN PRIVATE KEY"])).toEqual([]);
  });

  it("are named by doctor and in the list of what is left before going live, until they're right", async () => {
    const app = await start(kind);
    const found = async () =>
      (await diagnose(app.environment, { clock: app.clock })).find(({ about }) => about === "Mail records");
    const owner = await actorBy(app, await actAs(app, "owner"));
    const isDone = async () =>
      (await setupSteps(app.services, owner))?.find(({ id }) => id === "records")?.done;
    await makeDkimKey(app.services, "terminal", { anew: false });
    await checkMailRecords(app.services, "terminal");
    expect(await found()).toMatchObject({
      state: "warning",
      text: "Not right for kinward.test: DKIM. Run: script/admin mail check",
    });
    expect(await isDone()).toBe(false);
    await publishKey(app);
    await checkMailRecords(app.services, "terminal");
    expect(await found()).toMatchObject({ state: "fine" });
    expect(await isDone()).toBe(true);
  });

  it("are shown in the terminal, with what to add", async () => {
    const app = await start(kind);
    const lines: string[] = [];
    const terminal = { print: (line: string) => lines.push(line), readInput: async () => "" };
    expect(await runCommand(app.services, ["mail", "dkim"], terminal)).toBe(0);
    const name = await publishKey(app);
    expect(lines.join("\n")).toContain(`${name}. TXT v=DKIM1; k=rsa; p=`);
    // Shown again, the key is the same.
    const shown = lines.splice(0).find((line) => line.includes(" TXT "));
    expect(await runCommand(app.services, ["mail", "dkim"], terminal)).toBe(0);
    expect(lines).toContain(shown);
    expect(await runCommand(app.services, ["mail", "check"], terminal)).toBe(0);
    expect(lines).toContain("DKIM: OK. Your emails are signed.");
    app.dns.zone = {};
    expect(await runCommand(app.services, ["mail", "check"], terminal)).toBe(1);
    expect(lines).toContain("  add: _dmarc.kinward.test. TXT v=DMARC1; p=none");
  });

  it("go on signing with the old key until the new one is in the DNS, and sign nothing when it's taken out", async () => {
    const app = await start(kind);
    await makeDkimKey(app.services, "terminal", { anew: false });
    const first = await publishKey(app);
    await app.states();
    await makeDkimKey(app.services, "terminal", { anew: true });
    expect(await app.states()).toMatchObject({ dkim: "missing" });
    await app.send();
    expect(app.smtp.mails.at(-1)?.raw).toContain(`s=${first.split(".")[0]};`);
    expect((await verdictOf(app)).dkim).toBe("pass");
    const second = await publishKey(app);
    await app.states();
    await app.send();
    expect(app.smtp.mails.at(-1)?.raw).toContain(`s=${second.split(".")[0]};`);
    expect(await dkimKeys(app.services.store.db, "kinward.test")).toHaveLength(1);
    app.dns.zone[second] = "fails";
    await recheckMailRecords(app.services);
    await app.send();
    expect((await verdictOf({ ...app, dns: { ...app.dns } })).dkim).not.toBe("none");
    delete app.dns.zone[second];
    await recheckMailRecords(app.services);
    await app.send();
    expect((await verdictOf(app)).dkim).toBe("none");
  });

  it("sign with no key of a restored backup whose record may be gone", async () => {
    const app = await start(kind);
    const { db } = app.services.store;
    await makeDkimKey(app.services, "terminal", { anew: false });
    await publishKey(app);
    await app.states();
    const backup = await db.selectFrom("dkim_keys").selectAll().execute();
    await makeDkimKey(app.services, "terminal", { anew: true });
    const present = await publishKey(app);
    await app.states();
    const restore = async (services: typeof app.services | undefined) => {
      const feature = features.find(({ name }) => name === "mail");
      const repair = await feature?.restoring?.(services, "2026-11-21T00:00:00.000Z");
      await db.deleteFrom("dkim_keys").execute();
      await db.insertInto("dkim_keys").values(backup).execute();
      return repair?.(app.services);
    };
    expect(await restore(app.services)).toEqual([]);
    await app.send();
    expect(app.smtp.mails.at(-1)?.raw).toContain(`s=${present.split(".")[0]};`);
    // On a new machine, nobody knows which record is in the DNS.
    expect(await restore(undefined)).toContainEqual(expect.stringContaining("script/admin mail check"));
    await app.send();
    expect((await verdictOf(app)).dkim).toBe("none");
    await app.states();
    await app.send();
    expect((await verdictOf(app)).dkim).toBe("pass");
  });

  it("hold back the end of a signed mail until the check before it has passed", async () => {
    const app = await start(kind);
    await makeDkimKey(app.services, "terminal", { anew: false });
    await publishKey(app);
    await app.states();
    const mail = { to: "reader@example.org", subject: "Hi", text: "Hi", html: "<p>Hi</p>" };
    const sending = app.services.mailer.send(mail, "refused", async () => {
      // By now the server has the beginning of the mail.
      await expect.poll(() => app.smtp.begun).toBe(true);
      throw new Error("not now");
    });
    await expect(sending).rejects.toThrow("not now");
    expect(app.smtp.mails).toEqual([]);
  });

  it("show a key that was made while a check went on", async () => {
    const app = await start(kind);
    const checking = checkMailRecords(app.services, "terminal");
    app.clock.advance(second);
    await makeDkimKey(app.services, "terminal", { anew: false });
    await checking;
    const { records } = await mailRecords(app.services);
    expect(records.map((record) => record.kind)).toEqual(["spf", "dkim", "dmarc", "mx", "ptr"]);
    expect(records[1]?.paste?.value).toContain("v=DKIM1");
  });

  it("are on the settings screen, where owners make the key once", async () => {
    const app = await start(kind);
    const { cookie } = await actAs(app, "owner");
    const pressed = await Promise.all(
      [1, 2].map(() => app.act("/admin/settings", "makeDkimKey", {}, { cookie })),
    );
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await dkimKeys(app.services.store.db, "kinward.test")).toHaveLength(1);
    const before = await mailRecords(app.services);
    expect(before.records.map(({ title, paste }) => [title, paste?.type])).toEqual([["DKIM", "TXT"]]);
    await publishKey(app);
    expect((await app.act("/admin/settings", "checkMailRecords", {}, { cookie })).status).toBe(200);
    const { records } = await mailRecords(app.services);
    expect(records.map(({ stateName }) => stateName)).toEqual(["OK", "OK", "OK", "OK", "OK"]);
    const editor = await actAs(app, "editor");
    expect((await app.act("/admin/settings", "makeDkimKey", {}, editor)).status).toBe(403);
  });
});

/** The records that mailauth, which follows RFC 7208, has to agree with us about. */
const spfZone: Zone = {
  "one.test": { txt: ["v=spf1 ip4:192.0.2.0/28 ~all"] },
  "nested.test": { txt: ["v=spf1 include:one.test include:two.test -all"] },
  "two.test": { txt: ["v=spf1 a:host.test/24 mx ?all"], mx: [[10, "host.test"]] },
  "host.test": { a: ["198.51.100.7"], aaaa: ["2001:0db8:0000:0000:0000:0000:0000:0001"] },
  "redirect.test": { txt: ["v=spf1 redirect=one.test"] },
  "six.test": { txt: ["v=spf1 ip6:2001:db8::/32 -all"] },
  "broken.test": { txt: ["v=spf1 ipv4:192.0.2.1 -all"] },
  "network.test": { txt: ["v=spf1 ip4:192.0.2.0/99 -all"] },
  "none.test": { txt: ["v=spf10 all"] },
  "several.test": { txt: ["v=spf1 -all", "v=spf1 ip4:192.0.2.1 -all"] },
  "dots.test": { txt: ["v=spf1 include:spf..provider.test -all"] },
  "loop.test": { txt: ["v=spf1 include:loop.test -all"] },
};

it.each([
  ["one.test", "192.0.2.3", true],
  ["one.test", "192.0.2.30", false],
  ["nested.test", "192.0.2.3", true],
  ["nested.test", "198.51.100.200", true],
  ["nested.test", "203.0.113.1", false],
  ["two.test", "2001:db8::1", true],
  ["redirect.test", "192.0.2.3", true],
  ["six.test", "2001:db8:5::9", true],
  ["six.test", "192.0.2.3", false],
])("read SPF as mailauth does: whether %s lets %s send", async (domain, ip, passes) => {
  const { address } = await dnsWith(spfZone);
  const theirs = await spf({
    sender: `hello@${domain}`,
    ip,
    helo: domain,
    resolver: askingAt(address),
  });
  expect(theirs.status.result === "pass").toBe(passes);
  expect((await checkSpf(dnsOf([address]), domain, [ip])).names).toBe(passes);
});

it.each([
  ["broken.test", "unreadable"],
  ["dots.test", "unreadable"],
  ["network.test", "unreadable"],
  ["none.test", "none"],
  ["several.test", "several"],
  ["nested.test", "found"],
])("say what is wrong with the SPF record of %s", async (domain, is) => {
  const { address } = await dnsWith(spfZone);
  expect((await checkSpf(dnsOf([address]), domain, [])).is).toBe(is);
});

it("count the lookups of an SPF record, and end with one that includes itself", async () => {
  const { address } = await dnsWith(spfZone);
  expect((await checkSpf(dnsOf([address]), "nested.test", [])).lookups).toBe(4);
  expect((await checkSpf(dnsOf([address]), "loop.test", [])).lookups).toBeGreaterThan(10);
});

it("answer within seconds while the DNS says nothing", { tags: "all" }, async () => {
  const { address } = await dnsWith({ "quiet.test": "silent" });
  expect(await dnsOf([address]).txt("quiet.test")).toEqual({ is: "unreachable" });
});
