import { request as plainRequest, type RequestOptions } from "node:http";
import { Agent, request as tlsRequest } from "node:https";

export type FleetAnswer = {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  cookies: string;
  text: string;
  milliseconds: number;
};

type FleetRequest = { method?: string; body?: unknown; headers?: Record<string, string> };

/** Sends one request through the fleet's proxy. @throws when the connection breaks before the response is complete. */
export type FleetFetch = (path: string, options?: FleetRequest) => Promise<FleetAnswer>;

/** Requests to one site over plain http. */
export function siteClient(url: string): FleetFetch {
  return (path, options) => send(url + path, {}, options);
}

/** Requests over TLS to this address, which trust only this certificate. */
export function fleetClient(
  url: string,
  certificate: string,
  { keepAlive = true } = {},
): { fetch: FleetFetch; close(): void } {
  const agent = new Agent({ keepAlive, maxSockets: 64, ca: certificate });
  return {
    fetch: (path, options) => send(url + path, { agent }, options),
    close: () => agent.destroy(),
  };
}

function send(
  url: string,
  connection: RequestOptions,
  { method = "GET", body, headers = {} }: FleetRequest = {},
): Promise<FleetAnswer> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const type = sent === undefined ? {} : { "content-type": "application/json" };
  const { origin, protocol } = new URL(url);
  const request = protocol === "https:" ? tlsRequest : plainRequest;
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { ...connection, method, headers: { origin, ...type, ...headers } },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => {
          text += part;
        });
        answer.on("error", reject);
        answer.on("end", () => {
          const cookies = (answer.headers["set-cookie"] ?? []).map((each) => each.split(";")[0]).join("; ");
          const { statusCode: status = 0, headers: received } = answer;
          resolve({ status, headers: received, cookies, text, milliseconds: performance.now() - begin });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(sent);
  });
}
