import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { actAs } from "#tests/support/admin.ts";
import { bothDatabases, openTestApp, siteUrl, type TestApp } from "#tests/support/test-app.ts";

const description = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ example: z.unknown() })) })
          .optional(),
      }),
    ),
  ),
});

/** Ids that nothing has: well-formed, what PostgreSQL cannot be asked for, and bytes that are no text. */
const unknownIds = [
  "01a1fc74-724c-71fd-a085-833908003bf9",
  "%00",
  "a%00b",
  "%ff",
  "%ED%A0%80",
  "%F0%9F%98%80",
  "%",
];

describe.each(bothDatabases)("an address with an id that nothing has, on %s", (kind) => {
  let app: TestApp;
  let cookie: string;
  let operations: { method: string; path: string; body: string | undefined }[];
  beforeAll(async () => {
    app = await openTestApp(kind);
    ({ cookie } = await actAs(app, "owner"));
    const { paths } = description.parse(await (await app.app.request(`${siteUrl}/api/openapi.json`)).json());
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      path.includes("{")
        ? Object.entries(methods).map(([method, { requestBody }]) => {
            const example = requestBody?.content["application/json"]?.example;
            return { method, path, body: example === undefined ? undefined : JSON.stringify(example) };
          })
        : [],
    );
    expect(operations.length).toBeGreaterThan(20);
  });
  afterAll(() => app.close());

  it.each(unknownIds)("answers 404 to a reader, and no fault of ours to a writer: %s", async (id) => {
    for (const { method, path, body } of operations) {
      const address = path.replace(/\{\w+\}/g, id);
      const answer = await app.app.request(siteUrl + address, {
        method: method.toUpperCase(),
        headers: { origin: siteUrl, cookie, ...(body ? { "content-type": "application/json" } : {}) },
        ...(body ? { body } : {}),
      });
      const said = `${method} ${path} with ${id}: ${answer.status}`;
      if (method === "get" || id.includes("%00")) expect(answer.status, said).toBe(404);
      else expect([404, 409, 422], said).toContain(answer.status);
    }
  });
});
