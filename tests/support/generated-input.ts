import fc from "fast-check";
import * as z from "zod";

const media = z.object({ example: z.unknown().optional() });
const operationShape = z.object({
  operationId: z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(["path", "query"]) })).optional(),
  requestBody: z.object({ content: z.record(z.string(), media) }).optional(),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), media).optional() })),
});
const descriptionShape = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationShape)),
});

export type Operation = z.output<typeof operationShape> & { method: string; path: string };

/** The operations that an OpenAPI description lists. */
export function operationsIn(description: unknown): Operation[] {
  return Object.entries(descriptionShape.parse(description).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
}

export type GeneratedRequest = {
  method: string;
  address: string;
  type: string | undefined;
  body: string | Uint8Array<ArrayBuffer> | undefined;
};

/** Texts that break parsers, databases, pages and spreadsheets. */
const hostileTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\u202eRTL override\u202c",
  "\u0645\u0631\u062d\u0628\u0627",
  "\ud800",
  "\udc00 reversed \ud800",
  "\ufeff\u200b\u00ad",
  "Z\u0351\u036b\u0343\u036aa\u0310l\u030ago",
  "'; drop table team_members; --",
  '" or 1=1 --',
  "%27%20or%201%3D1",
  "<script>alert(1)</script>",
  "{{7*7}}<%= 7*7 %>",
  "=1+1",
  "@SUM(A1)",
  "a@b.example\r\nBcc: c@d.example",
  "../../../../etc/passwd",
  "http://127.0.0.1/",
  "javascript:alert(1)",
  "9".repeat(400),
  "a".repeat(5000),
  "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}".repeat(300),
  "2026-02-30",
  "0000-00-00T99:99:99Z",
];
const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(null, true, 0, -1, 0.1, 1e308, 2 ** 53, [], {}, [[[]]], [null], { length: -1 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);
const hostileKey = fc.constantFrom("__proto__", "constructor", "toString", "id", "role", "", "\u0000", "a.b");

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  const parsed = z.record(z.string(), z.unknown()).safeParse(value);
  return parsed.success ? parsed.data : {};
}

function mutated(example: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const keys = Object.keys(example);
  const key = keys.length > 0 ? fc.constantFrom(...keys) : hostileKey;
  const text = (value: unknown) => JSON.stringify(value) ?? "null";
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(key, hostileValue).map(([name, value]) => text({ ...example, [name]: value })),
    },
    fc.constant(text(example)),
    key.map((name) => text({ ...example, [name]: undefined })),
    fc.tuple(hostileKey, hostileValue).map(([name, value]) => {
      const members = Object.entries(example).map(([own, kept]) => `${text(own)}:${text(kept)}`);
      return `{${[...members, `${text(name)}:${text(value)}`].join(",")}}`;
    }),
    fc.tuple(key, hostileValue).map(([name, value]) => {
      const twice = `${text(name)}:${text(value)}`;
      return `{${twice},${twice}}`;
    }),
    key.map((name) => text({ ...example, [name]: "h".repeat(70_000) })),
    key.map((name) => `{${text(name)}:${"[".repeat(9000)}${"]".repeat(9000)}}`),
    key.map((name) => `{${text(name)}:1e400}`),
    hostileValue.map(text),
    fc.nat(200).map((length) => text(example).slice(0, length)),
    fc.constant(""),
  );
}

const types = fc.constantFrom(
  "text/plain",
  "text/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/json, text/html",
  undefined,
);
const pathValue = fc.oneof(
  fc.constant("01a1fc74-724c-71fd-a085-833908003bf9"),
  fc
    .constantFrom(...hostileTexts.filter((text) => text.length > 0 && text.isWellFormed()))
    .map(encodeURIComponent),
  fc.constantFrom("%", "%ff", "%00", "%ED%A0%80", "..%2f..%2f", "-1", "0x10", "a".repeat(3000)),
  fc.string({ minLength: 1, maxLength: 40 }).map(encodeURIComponent),
);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  fc.constantFrom("?", "?=&&=", "?a=1&a=2", "?__proto__=1", "?page=-1&limit=1e9", "?%00=%00", "?%ff=%ff"),
);

/** Valid, nearly valid and broken requests to one operation. */
export function requestsTo(operation: Operation): fc.Arbitrary<GeneratedRequest> {
  const example = asRecord(operation.requestBody?.content["application/json"]?.example);
  const names = operation.parameters?.filter((each) => each.in === "query").map(({ name }) => name) ?? [];
  const ownQuery =
    names.length === 0
      ? query
      : fc.tuple(fc.constantFrom(...names), hostileValue).map(([name, value]) => {
          const given = typeof value === "string" ? value : JSON.stringify(value);
          return `?${new URLSearchParams([[name, given.slice(0, 2000)]])}`;
        });
  const parts = operation.path.split("/");
  const address = fc
    .tuple(
      fc.array(pathValue, { minLength: parts.length, maxLength: parts.length }),
      fc.oneof(query, ownQuery),
    )
    .map(
      ([values, search]) =>
        parts.map((part, index) => (part.startsWith("{") ? values[index] : part)).join("/") + search,
    );
  const json = fc.constant("application/json");
  const type = fc.oneof({ weight: 6, arbitrary: json }, types);
  const bytes = fc.uint8Array({ maxLength: 60 }).map((given) => Uint8Array.from(given));
  const body = fc.oneof({ weight: 12, arbitrary: mutated(example) }, bytes);
  const hasBody = operation.method !== "GET";
  return fc
    .record({
      address,
      type,
      body,
      otherMethod: fc.nat(30),
      verb: fc.constantFrom("PUT", "PATCH", "DELETE", "POST"),
    })
    .map(({ otherMethod, verb, ...given }) => {
      const method = otherMethod === 0 ? verb : operation.method;
      const sends = hasBody || method !== operation.method;
      return { ...given, method, type: sends ? given.type : undefined, body: sends ? given.body : undefined };
    });
}
