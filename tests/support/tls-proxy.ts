import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { selfSigned } from "./self-signed.ts";

type TlsProxy = { port: number; certificate: string; close(): Promise<void> };

/** How often each process is asked whether it takes requests. */
const healthMs = 200;

/**
 * A round-robin proxy on loopback that terminates TLS, keeps connections to each process and checks their health. When
 * a process can't be connected to, the request goes to the next one. A request of which something was sent is never
 * sent again.
 */
export async function startTlsProxy(ports: readonly number[], port: number): Promise<TlsProxy> {
  const { key, certificate } = selfSigned();
  const targets = ports.map((each) => ({
    port: each,
    isHealthy: true,
    agent: new Agent({ keepAlive: true, maxSockets: 64 }),
  }));
  let turn = 0;

  function pass(from: IncomingMessage, to: ServerResponse, body: Buffer, triesLeft: number): void {
    turn += 1;
    const order = targets.map((_, index) => targets[(turn + index) % targets.length]);
    const target = order.find((each) => each?.isHealthy) ?? order[0];
    if (!target) return;
    const { port: at, agent } = target;
    const headers = { ...from.headers, "x-forwarded-for": visitor(turn), "x-forwarded-proto": "https" };
    const onward = request({
      host: "127.0.0.1",
      port: at,
      agent,
      method: from.method,
      path: from.url,
      headers,
    });
    onward.on("response", (answer) => {
      const { connection: _, ...passed } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(to);
      answer.on("error", () => to.destroy());
    });
    onward.on("error", (error) => {
      const isUnsent = "syscall" in error && error.syscall === "connect";
      if (isUnsent) target.isHealthy = false;
      if (isUnsent && triesLeft > 0) return pass(from, to, body, triesLeft - 1);
      if (to.headersSent) return to.destroy();
      to.writeHead(502).end(error.message);
    });
    onward.end(body);
  }

  const checks = targets.map((target) =>
    setInterval(async () => {
      target.isHealthy = await fetch(`http://127.0.0.1:${target.port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    }, healthMs),
  );
  const server = createServer({ key, cert: certificate }, (from, to) => {
    const parts: Buffer[] = [];
    from.on("data", (part: Buffer) => parts.push(part));
    from.on("end", () => pass(from, to, Buffer.concat(parts), targets.length));
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", () => ready()));
  return {
    port: (server.address() as AddressInfo).port,
    certificate,
    close: () =>
      new Promise((closed) => {
        for (const check of checks) clearInterval(check);
        for (const { agent } of targets) agent.destroy();
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Every request comes from another address, so that the limits for one visitor don't end a test with load. */
function visitor(turn: number): string {
  return `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
}
