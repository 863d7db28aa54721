/**
 * No text that a database can't store gets past the schemas of what can be asked for: NUL, which PostgreSQL refuses, and
 * half a character. It walks every text of every schema, so that a new field can't be forgotten.
 */
import { expect, it } from "vitest";
import * as z from "zod";
import { actAs } from "#tests/support/admin.ts";
import { allOperations, allScreens, siteWith } from "#tests/support/screens.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";

/** Fields that take any text, and why nothing of it comes to a database as it is. */
const takesAnyText: Readonly<Record<string, string>> = {
  "addPicture: file": "base64, of which only the bytes are kept",
  "answerCampaign: values": "each answer is read by its question's rule (campaigns/rules/answers.ts)",
  "changeReceipt: values": "each answer is read by its question's rule (campaigns/rules/answers.ts)",
  "changeGroup: breaks[].from": "the list takes days only",
  "changeGroup: breaks[].to": "the list takes days only",
  "createGroup: breaks[].from": "the list takes days only",
  "createGroup: breaks[].to": "the list takes days only",
};

type Text = { path: string; schema: z.core.$ZodType };

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === "object" && value !== null && "_zod" in value;

/** Every schema of a text inside this one, by its path. */
function textsIn(schema: z.core.$ZodType, path: string, seen = new Set<unknown>()): Text[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema._zod;
  if (def.type === "string") return [{ path, schema }];
  return Object.entries(def).flatMap(([name, part]) => {
    if (name === "checks" || name === "error") return [];
    if (name === "getter" && typeof part === "function") return textsIn(part(), path, seen);
    if (isSchema(part)) return textsIn(part, name === "element" ? `${path}[]` : path, seen);
    if (Array.isArray(part)) return part.filter(isSchema).flatMap((each) => textsIn(each, path, seen));
    if (name !== "shape" || typeof part !== "object" || part === null) return [];
    return Object.entries(part).flatMap(([key, each]) =>
      isSchema(each) ? textsIn(each, path === "" ? key : `${path}.${key}`, seen) : [],
    );
  });
}

it("no schema of an operation or endpoint takes a text that can't be stored", async () => {
  const app = await openTestApp("sqlite");
  const operations = await allOperations(app.services);
  const found = operations.flatMap(({ operationId, input }) =>
    (input ? textsIn(input, "") : [])
      .filter(({ schema }) => ["a\0b", "\0", "a\ud800b"].some((text) => z.safeParse(schema, text).success))
      .map(({ path }) => `${operationId}: ${path}`),
  );
  await app.close();
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(takesAnyText).toSorted());
});

/** Operations after which the owner would be asked to sign in. */
const endsTheSession: ReadonlySet<string> = new Set(["signOut", "endOwnSessions"]);

/** What a text that can be stored is rightly answered with: a wrong password, and no pages without the build. */
const ownAnswers: ReadonlySet<string> = new Set([
  "signIn: 401",
  "answerSecondStep: 401",
  "previewContent: 503",
]);

type Leaf = readonly (string | number)[];

/** Where the texts of an example are. */
function leavesOf(value: unknown, at: Leaf = []): Leaf[] {
  if (typeof value === "string") return [at];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...at, key]));
}

/** The same value with another text at one place. */
function withText(value: unknown, [key, ...rest]: Leaf, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((part, at) => (at === Number(key) ? withText(part, rest, text) : part));
  return { ...Object(value), [key]: withText(Reflect.get(Object(value), key), rest, text) };
}

const oddTexts = isWholeRun ? ["a\0b", "a\ud800b", "\u{1F468}\u200D\u{1F469}\u{1F3FD}"] : ["a\0b"];

it.each(databases.length > 1 ? databases : (["postgres"] as const))(
  "no odd text in any field of any operation is a fault of ours, on %s",
  async (kind) => {
    const app = await openTestApp(kind);
    const headers = { ...(await actAs(app, "owner")), origin: siteUrl, "content-type": "application/json" };
    const site = siteWith(app.services, await allScreens());
    const faults: string[] = [];
    for (const { method, address, operationId, example = {}, bodyOf } of await allOperations(app.services)) {
      if (method === "get" || endsTheSession.has(operationId)) continue;
      const path = siteUrl + address.replaceAll(/:\w+/g, "01a1fc74-724c-71fd-a085-833908003bf9");
      for (const leaf of leavesOf(example))
        for (const text of oddTexts) {
          const body = bodyOf(Object(withText(example, leaf, text)));
          const { status } = await site.request(path, { method: method.toUpperCase(), headers, body });
          const isFault = status >= 500 || status === 401;
          if (isFault && !ownAnswers.has(`${operationId}: ${status}`))
            faults.push(`${operationId}: ${leaf.join(".")}: ${status}`);
        }
    }
    await app.close();
    expect(faults).toEqual([]);
  },
  120_000,
);
