import { createServer as createHttpsServer } from "node:https";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createSecureContext, TLSSocket } from "node:tls";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { openStore } from "#platform/database/open.ts";
import { guardedFetch } from "#platform/fetch/guarded-fetch.ts";
import { createLog } from "#platform/log/log.ts";
import { createMailer } from "#platform/mail/mailer.ts";
import { selfSigned } from "#tests/support/self-signed.ts";
import { freshPostgresUrl, openTestApp, testClock } from "#tests/support/test-app.ts";
import { createWorker } from "#worker/worker.ts";

const { key, certificate: cert } = selfSigned();

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

async function portOf(server: Pick<Server, "listen" | "address">): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  return (server.address() as AddressInfo).port;
}

describe("the connection to PostgreSQL", () => {
  const opened = (databaseUrl: string) => {
    const store = openStore({ databaseUrl, dataDir: "", log: createLog("silent") });
    closings.push(() => store.close());
    return store;
  };

  it("isn't made without TLS once the address asks for it", async () => {
    const url = await freshPostgresUrl();
    expect(await opened(url).answers()).toBe(true);
    // This server has no certificate.
    expect(await opened(`${url}?sslmode=verify-full`).answers()).toBe(false);
  });

  it("shows neither name nor password to a server with a certificate that nobody vouches for", async () => {
    const { port, heard } = await startDatabaseWithTls();
    const url = `postgres://marked-name:marked-word@localhost:${port}/kinward`;
    expect(await opened(`${url}?sslmode=verify-full`).answers()).toBe(false);
    expect(heard()).toBe("");
    // The same server hears the name where nothing is verified.
    expect(await opened(`${url}?sslmode=no-verify`).answers()).toBe(false);
    expect(heard()).toContain("marked-name");
  });
});

describe("the connection to the mail server", () => {
  it("carries neither password nor mail to a certificate that nobody vouches for", async () => {
    const heard: string[] = [];
    const server = new SMTPServer({
      secure: true,
      key,
      cert,
      onAuth({ username = "" }, _session, done) {
        heard.push(username);
        done(null, { user: username });
      },
      onData(stream, _session, done) {
        heard.push("a mail");
        stream.resume().on("end", () => done());
      },
    });
    server.on("error", () => undefined);
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
    closings.push(() => new Promise((closed) => server.close(() => closed())));
    const { port } = server.server.address() as AddressInfo;
    const smtpUrl = `smtps://marked-name:marked-word@localhost:${port}`;
    const sendTo = async (address: string) => {
      const siteUrl = "https://kinward.test";
      const mailer = createMailer({
        current: () => ({ smtpUrl: address, from: "hello@kinward.test" }),
        siteUrl,
        dataDir: "",
        clock: testClock(),
      });
      const mail = { to: "robin@example.org", subject: "A", text: "B", html: "<p>B</p>" };
      await mailer.send(mail, "id").finally(() => mailer.close());
    };
    await expect(sendTo(smtpUrl)).rejects.toThrow("certificate can't be verified");
    expect(heard).toEqual([]);
    await sendTo(`${smtpUrl}?tls.rejectUnauthorized=false`);
    expect(heard).toEqual(["marked-name", "a mail"]);
  });
});

it("writes down that a server's certificate couldn't be verified, and keeps the mail for later", async () => {
  const server = new SMTPServer({ secure: true, key, cert });
  server.on("error", () => undefined);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  closings.push(() => new Promise((closed) => server.close(() => closed())));
  const { port } = server.server.address() as AddressInfo;
  const app = await openTestApp("sqlite", { SMTP_URL: `smtps://localhost:${port}` });
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const worker = createWorker({ ...app.services, log });
  const message = { name: "A", email: "a@b.example", subject: "general", message: "Hi" };
  expect((await app.post("/api/contact", message)).status).toBe(201);
  await worker.drain();
  const events = lines.map((line) => JSON.parse(line));
  expect(events).toContainEqual(
    expect.objectContaining({
      event: "outbox.retry",
      level: "warn",
      last_error: "CertificateError ECERTIFICATE",
    }),
  );
  const waiting = await app.services.store.db.selectFrom("outbox").select("state").execute();
  expect(waiting.map(({ state }) => state)).not.toContain("dead");
  await worker.stop();
  await app.close();
});

describe("the connection to the podcast's host", () => {
  it("asks nothing of a host with a certificate that nobody vouches for", async () => {
    const requests: string[] = [];
    const server = createHttpsServer({ key, cert }, (request, response) => {
      requests.push(request.url ?? "");
      response.end("words");
    });
    const port = await portOf(server);
    closings.push(() => new Promise((closed) => server.close(() => closed())));
    const host = `localhost:${port}`;
    const fetching = guardedFetch({
      url: `https://${host}/feed`,
      trustedHost: host,
      maxBytes: 1_000,
      timeoutMs: 2_000,
    });
    await expect(fetching).rejects.toThrow("SELF_SIGNED_CERT");
    expect(requests).toEqual([]);
  });
});

/** Something that speaks PostgreSQL's first words: it agrees to TLS, keeps what it is told, and hangs up. */
async function startDatabaseWithTls() {
  const received: Buffer[] = [];
  const sockets = new Set<Socket>();
  const secureContext = createSecureContext({ key, cert });
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write("S");
      const encrypted = new TLSSocket(socket, { isServer: true, secureContext });
      encrypted.on("error", () => undefined);
      encrypted.on("data", (part: Buffer) => {
        received.push(part);
        socket.destroy();
      });
    });
  });
  const port = await portOf(server);
  closings.push(
    () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  );
  return { port, heard: () => Buffer.concat(received).toString("latin1") };
}
