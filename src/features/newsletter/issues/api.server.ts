import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { issuePreviewOf } from "./reads/issues.server.ts";
import { issueChange, issuePreview } from "./schema.ts";
import { saveIssue } from "./writes/draft.server.ts";

const content = {
  subject: "Three quiet evenings",
  preview: "One story, one tool, one date",
  text: "Hello,\n\nthis month we thought of **three evenings**.",
  topics: ["loss"],
  dates: [],
  segment: { kind: "all" },
  pace: 300,
} as const;
const permission = "newsletter.send";

export function issuesEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "post",
      path: "/admin/newsletters/preview",
      operationId: "previewNewsletterIssue",
      withoutRecentSignIn: "reads no more than one screen shows",
      summary:
        "Renders content as an email, and returns what blocks sending and how many people would get it.",
      permission,
      input: issuePreview,
      example: { content },
      response: {
        status: 200,
        description: "The HTML and text parts, without images or tracking links.",
        example: {
          html: "<!doctype html>…",
          text: "Hello, …",
          faults: [],
          needsSender: false,
          audience: { receivers: 412, leftOut: [{ reason: "muted", count: 9 }] },
        },
      },
      handle: async (input, { actor }) => ({
        status: 200,
        body: await issuePreviewOf(services, actor, input.content),
      }),
    }),
    adminEndpoint({
      method: "patch",
      path: "/admin/newsletters/:id",
      operationId: "changeNewsletterIssue",
      withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
      summary: "Saves a draft. The editor does so by itself.",
      permission,
      input: issueChange,
      example: { revision: 1, content },
      response: { status: 200, description: "Its new revision.", example: { revision: 2 } },
      handle: async (input, { actor, params: { id = "" } }) => ({
        status: 200,
        body: { revision: await saveIssue(services, actor, { id, ...input }) },
      }),
    }),
  ];
}
