/**
 * Requests made up from the API's own description: every operation by every role. `script/test all` sends more than
 * 10,000 on both databases, other ones each time; `script/test` the same sample every time. GENERATED_SEED=n sends the
 * requests of an earlier run again.
 */
import { randomInt } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApiOf } from "#api/openapi.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { roleMay, roles } from "#platform/permissions/access.ts";
import { addPerson, password, signIn } from "#tests/support/admin.ts";
import {
  type GeneratedRequest,
  type Operation,
  operationsIn,
  requestsTo,
} from "#tests/support/generated-input.ts";
import { quickCosts } from "#tests/support/hash-costs.ts";
import { allOperations, allScreens, siteWith } from "#tests/support/screens.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";

const perOperation = isWholeRun ? 16 : 1;
const seed = Number(process.env.GENERATED_SEED ?? (isWholeRun ? randomInt(2 ** 31) : 1));
const errorShape = z.strictObject({
  code: z.string().regex(/^[a-z_]+$/),
  message: z.string().regex(/^[A-Z0-9"“].*\w.*$/su),
  fields: z.record(z.string(), z.string().min(1)).optional(),
});
/** The parser's own words, which no person understands. */
const parserWords =
  /Invalid (input|option|string|key|value)|expected \w+, received|Unrecognized key|Too (big|small):/;
/** What an answer never says about the inside. */
const inside =
  /\n\s+at |node_modules|\.ts:\d|SQLITE_|sqlite3|postgres|syntax error at|violates|ECONN|\/src\/|kinward-test-/;
/** Milliseconds of processor time, far above what any answer takes. */
const dearest = 5_000;

describe.each(databases)(`generated requests on %s (GENERATED_SEED=${seed})`, (kind) => {
  describe.each(["nobody", ...roles] as const)("by %s", (role) => {
    let app: TestApp;
    let site: TestApp["app"];
    let operations: Operation[];
    let cookie = "";
    const enter = async () => {
      if (role === "nobody") return;
      // The operations include changing one's own password.
      const values = { password_hash: await hashPassword(password, quickCosts.password) };
      await app.services.store.db.updateTable("team_members").set(values).execute();
      ({ cookie } = await signIn(app, `${role}@kinward.test`));
    };
    beforeAll(async () => {
      app = await openTestApp(kind);
      if (role !== "nobody") await addPerson(app, role);
      await enter();
      site = siteWith(app.services, await allScreens());
      operations = (await allOperations(app.services)).flatMap(({ address, bodyOf, ...definition }) => {
        const example = JSON.parse(bodyOf(definition.example ?? {}));
        const described = operationsIn(openApiOf([{ ...definition, example }], siteUrl));
        return described.map((each) => ({ ...each, path: address.replace(/:(\w+)/g, "{$1}") }));
      });
    });
    afterAll(() => app.close());

    const send = ({ method, address, type, body }: GeneratedRequest) =>
      site.request(siteUrl + address, {
        method,
        headers: {
          origin: siteUrl,
          ...(cookie ? { cookie } : {}),
          ...(type ? { "content-type": type } : {}),
        },
        ...(body === undefined ? {} : { body }),
      });

    it("get no fault, nothing of the inside and nothing above the role", async () => {
      const rights = new Map(
        (await allOperations(app.services)).map(({ operationId, permission }) => [operationId, permission]),
      );
      const faults: string[] = [];
      let sent = 0;
      let accepted = 0;
      for (const [index, operation] of operations.entries()) {
        const right = rights.get(operation.operationId);
        const mayCall = right === undefined || (role !== "nobody" && roleMay(role, right));
        const requests = fc.sample(requestsTo(operation), { numRuns: perOperation, seed: seed + index });
        for (const request of requests) {
          const began = process.threadCpuUsage();
          const answer = await send(request);
          const body = await answer.text();
          const { user, system } = process.threadCpuUsage(began);
          const taken = (user + system) / 1000;
          sent += 1;
          if (answer.ok) accepted += 1;
          const wrong = faultOf({ operation, request, answer, body, mayCall });
          if (wrong) faults.push(`${role} ${request.method} ${request.address.slice(0, 200)}: ${wrong}`);
          if (taken > dearest) faults.push(`${operation.operationId} took ${Math.round(taken)} ms of a core`);
          // What a role may do includes ending its own session.
          if (mayCall && answer.status === 401 && right !== undefined) await enter();
        }
      }
      expect(faults).toEqual([]);
      expect(sent).toBe(operations.length * perOperation);
      // Requests that are all refused would prove little. A sample may hold none that nobody in particular may send.
      if (isWholeRun || role !== "nobody") expect(accepted).toBeGreaterThan(0);
      // Every operation × nobody and four roles × two databases.
      if (isWholeRun) expect(sent * 5 * 2).toBeGreaterThanOrEqual(10_000);
      expect((await app.app.request(`${siteUrl}/readyz`)).status).toBe(200);
    }, 600_000);
  });
});

type Outcome = {
  operation: Operation;
  request: GeneratedRequest;
  answer: Response;
  body: string;
  mayCall: boolean;
};

function faultOf({ operation, request, answer, body, mayCall }: Outcome): string | undefined {
  const { status } = answer;
  const said = `${status} ${body.slice(0, 300)}`;
  // Without the built site there are no pages to preview, and the answer says so.
  if (operation.operationId === "previewContent" && status === 503) return undefined;
  if (status >= 500) return `a fault of ours: ${said} for ${String(request.body).slice(0, 300)}`;
  if (status >= 400) {
    if (inside.test(body)) return `tells about the inside: ${said}`;
    if (parserWords.test(body)) return `the parser's words: ${said}`;
    // An address that is too long is refused before anybody knows whether it is one of the API.
    if (status === 414) return undefined;
    // Pages refuse other methods in plain text.
    if (status === 405 && !operation.path.startsWith("/api/")) return undefined;
    const error = errorShape.safeParse(parsed(body));
    if (!error.success) return `an error that is not described: ${said}`;
  }
  const isSame = request.method === operation.method;
  // A body above the limit is refused before anybody asks who sends it; a screen's body names the operation.
  const early = operation.path.startsWith("/api/") ? [413, 414] : [400, 413, 414, 415];
  if (!mayCall && isSame && ![401, 403, 404, ...early].includes(status)) return `not for this role: ${said}`;
  if (!isSame || status >= 300) return undefined;
  const promised = operation.responses[status];
  if (!promised) return `a status that is not described: ${said}`;
  const [type] = Object.keys(promised.content ?? {});
  const got = answer.headers.get("content-type") ?? "";
  if (type && !got.startsWith(type.split(";")[0] ?? type)) return `${got} in place of ${type}`;
  return undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
