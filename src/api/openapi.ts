import * as z from "zod";
import { errorMessages } from "#content/errors.ts";
import { cookieNames } from "#platform/auth/cookies.ts";
import type { AnyEndpoint } from "#platform/http/endpoint.ts";
import { type ErrorCode, errorStatus } from "#platform/http/errors.ts";
import { asksForRecentSignIn } from "#platform/http/recent-sign-in.ts";

type Json = Readonly<Record<string, unknown>>;

const errorCodes: readonly ErrorCode[] = [
  "unreadable",
  "foreign_origin",
  "conflict",
  "too_large",
  "unsupported_media_type",
  "invalid_input",
  "too_many_requests",
  "unavailable",
];

/** The responses that a required permission can cause; a foreign origin is a 403 too. */
const adminCodes: readonly ErrorCode[] = ["unauthorized", "forbidden", "unavailable"];

/** Describes the mounted endpoints as OpenAPI 3.1, from the schemas that parse them. */
export function openApiOf(endpoints: readonly AnyEndpoint[], siteUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [endpoint.method]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Website", version: "1", description: "The site's own interface." },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: cookieNames(siteUrl).session },
      },
    },
  };
}

const errorSchema = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: { type: "string" },
    message: { type: "string", description: "A sentence for people." },
    fields: { type: "object", additionalProperties: { type: "string" } },
  },
};

function operation(endpoint: AnyEndpoint): Json {
  const { input, example, response } = endpoint;
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    ...parameters(endpoint),
    ...(endpoint.permission === undefined ? {} : { security: [{ session: [] }] }),
    ...(asksForRecentSignIn(endpoint) ? { "x-requires-recent-sign-in": true } : {}),
    ...(input && endpoint.method !== "get"
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(
              ["application/json", ...formTypes(endpoint)].map((type) => [
                type,
                { schema: z.toJSONSchema(input, { io: "input", unrepresentable: "any" }), example },
              ]),
            ),
          },
        }
      : {}),
    responses: {
      [response.status]: {
        description: response.description,
        content: response.file
          ? { [response.file.type]: { example: response.file.example } }
          : { "application/json": { example: response.example } },
      },
      ...Object.fromEntries(
        [...(endpoint.permission === undefined ? [] : adminCodes), ...(input ? errorCodes : [])].map(
          errorResponse,
        ),
      ),
    },
  };
}

function formTypes({ form }: AnyEndpoint): readonly string[] {
  if (!form) return [];
  return [form.files ? "multipart/form-data" : "application/x-www-form-urlencoded"];
}

function parameters({ path, method, input }: AnyEndpoint): Json {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const inPath = names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
  const inQuery =
    input && method === "get"
      ? Object.entries(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }).properties ?? {}).map(
          ([name, schema]) => ({ name, in: "query", required: false, schema }),
        )
      : [];
  const all = [...inPath, ...inQuery];
  return all.length === 0 ? {} : { parameters: all };
}

function errorResponse(code: ErrorCode): [string, Json] {
  const schema = { $ref: "#/components/schemas/Error" };
  const example = { code, message: errorMessages[code] };
  return [
    String(errorStatus[code]),
    { description: errorMessages[code], content: { "application/json": { schema, example } } },
  ];
}
