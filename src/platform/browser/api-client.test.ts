import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { apiRequest, createFormSender, readResponse } from "./api-client.ts";
import { ApiError } from "./refusal.ts";

type Seen = {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
};

const running: Server[] = [];

/** A real server on a free port; it keeps what it was sent and answers as told. */
async function serve(answer: (response: ServerResponse, count: number) => void) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(response, seen.length);
  });
  running.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { url: `http://127.0.0.1:${address.port}`, seen };
}

function refuse(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { "content-type": "application/json" }).end(body);
}

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error("expected an ApiError");
  return error;
}

afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe("apiRequest", () => {
  test("sends JSON with a content type when there is a body", async () => {
    const { url, seen } = await serve((response) => response.end("{}"));
    await apiRequest("POST", `${url}/api/contact`, { name: "A reader" }, { idempotencyKey: "one" });
    expect(seen[0]).toMatchObject({ method: "POST", url: "/api/contact", body: '{"name":"A reader"}' });
    expect(seen[0]?.headers).toMatchObject({ "content-type": "application/json", "idempotency-key": "one" });
  });

  test("sends neither body nor content type without one", async () => {
    const { url, seen } = await serve((response) => response.end("{}"));
    await apiRequest("GET", url);
    expect(seen[0]?.body).toBe("");
    expect(seen[0]?.headers).not.toHaveProperty("content-type");
    expect(seen[0]?.headers).not.toHaveProperty("idempotency-key");
  });

  test("an answer that is not OK is an error of status and body", async () => {
    const body = '{"code":"invalid_input","message":"Look again.","fields":{"email":"Wrong","n":1}}';
    const { url } = await serve((response) => refuse(response, 422, body));
    const error = await errorOf(apiRequest("POST", url, {}));
    expect(error.message).toBe(`422: ${body}`);
    expect(error.refusal).toEqual({
      status: 422,
      code: "invalid_input",
      message: "Look again.",
      fields: { email: "Wrong" },
    });
  });

  test("an empty body gives the status text", async () => {
    const { url } = await serve((response) => refuse(response, 503, ""));
    const error = await errorOf(apiRequest("POST", url, {}));
    expect(error.message).toBe("503: Service Unavailable");
    expect(error.refusal).toEqual({ status: 503 });
  });

  test.each(["<h1>Bad gateway</h1>", "null", "[1]", '"text"', '{"message":""}', '{"message":7,"fields":[]}'])(
    "a body that says nothing to people leaves the form its own sentence: %s",
    async (body) => {
      const { url } = await serve((response) => refuse(response, 502, body));
      expect((await errorOf(apiRequest("GET", url))).refusal).toEqual({ status: 502 });
    },
  );

  test("no answer at all is not an ApiError", async () => {
    const { url } = await serve((response) => response.destroy());
    await expect(apiRequest("GET", url)).rejects.toBeInstanceOf(TypeError);
  });
});

describe("readResponse", () => {
  test.each([
    ['{"message":"Thank you.","id":"1"}', { message: "Thank you.", id: "1" }],
    ["", {}],
    ["not JSON", {}],
    ['{"message":""}', {}],
  ])("of %s", async (body, expected) => {
    expect(await readResponse(new Response(body))).toEqual(expected);
  });
});

describe("a form's sender", () => {
  test("keeps the key while the same words are tried again, and takes a new one after success", async () => {
    const { url, seen } = await serve((response, count) => {
      if (count < 3) refuse(response, 503, "");
      else response.end('{"message":"Stored."}');
    });
    const send = createFormSender(url);
    await errorOf(send({ message: "one" }));
    await errorOf(send({ message: "one" }));
    expect(await send({ message: "one" })).toEqual({ message: "Stored." });
    await send({ message: "one" });
    const keys = seen.map(({ headers }) => headers["idempotency-key"]);
    expect(keys[0]).toMatch(/^[\da-f-]{32,36}$/);
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  test("takes a new key for other words, which the server would refuse under the old one", async () => {
    const { url, seen } = await serve((response) => refuse(response, 503, ""));
    const send = createFormSender(url);
    await errorOf(send({ message: "one" }));
    await errorOf(send({ message: "two" }));
    expect(seen[0]?.headers["idempotency-key"]).not.toBe(seen[1]?.headers["idempotency-key"]);
  });
});
