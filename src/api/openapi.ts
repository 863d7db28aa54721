import * as z from "zod";
import { errorSentences } from "#content/errors.ts";
import type { AnyEndpoint } from "#platform/http/endpoint.ts";
import { type ErrorCode, errorStatus } from "#platform/http/errors.ts";

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

/** Describes the mounted endpoints as OpenAPI 3.1, from the schemas that parse them. */
export function openApiOf(endpoints: readonly AnyEndpoint[], siteUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [endpoint.method]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Kinward", version: "1", description: "The site's own interface." },
    servers: [{ url: siteUrl }],
    paths,
    components: { schemas: { Error: errorSchema } },
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
  const { input, example, answer } = endpoint;
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    ...pathParameters(endpoint.path),
    ...(input
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(
              ["application/json", ...(endpoint.form ? ["application/x-www-form-urlencoded"] : [])].map(
                (type) => [
                  type,
                  { schema: z.toJSONSchema(input, { io: "input", unrepresentable: "any" }), example },
                ],
              ),
            ),
          },
        }
      : {}),
    responses: {
      [answer.status]: {
        description: answer.description,
        content: { "application/json": { example: answer.example } },
      },
      ...(input ? Object.fromEntries(errorCodes.map(errorResponse)) : {}),
    },
  };
}

function pathParameters(path: string): Json {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  if (names.length === 0) return {};
  return {
    parameters: names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
  };
}

function errorResponse(code: ErrorCode): [string, Json] {
  const schema = { $ref: "#/components/schemas/Error" };
  const example = { code, message: errorSentences[code] };
  return [
    String(errorStatus[code]),
    { description: errorSentences[code], content: { "application/json": { schema, example } } },
  ];
}
