import { mailSentence } from "#content/mail-notice.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { issueMessages as messages } from "../copy.ts";
import { issueById, issuePreviewOf } from "../reads/admin.server.ts";
import { issueAgain, issueCreation, issuePatch, issuePreview } from "../schema.ts";
import { createIssue, deleteIssue, restoreVersion, saveIssue, sendTest } from "../writes/draft.server.ts";
import { moveIssue, scheduleIssue, sendAgain } from "../writes/send.server.ts";

const id = "01a1fc74-724c-71fd-a085-833908003bf9";
const content = {
  subject: "Three quiet evenings",
  preview: "One story, one tool, one date",
  text: "Hello,\n\nthis month we thought of **three evenings**.",
  topics: ["loss"],
  dates: [],
  segment: { kind: "all" },
  pace: 300,
} as const;
const exampleIssue = {
  id,
  state: "draft",
  revision: 1,
  content,
  sendAt: "",
  zone: "",
  createdAt: "2026-11-21T10:00:00.000Z",
  changedAt: "2026-11-21T10:00:00.000Z",
  begunAt: "",
  finishedAt: "",
  counts: { chosen: 0, open: 0, delivered: 0, written: 0, failed: 0, unsure: 0, skipped: 0, left: 0 },
};
const permission = "letters.send";
const list = "/admin/newsletters";
const one = "/admin/newsletters/:id";

/** Admin endpoints to write and send newsletter issues. */
export function issuesEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "post",
      path: list,
      operationId: "createNewsletterIssue",
      withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
      summary: "Creates a newsletter issue, empty, with content, or from a template.",
      permission,
      input: issueCreation,
      example: { content },
      answer: { status: 201, description: "The draft.", example: { letter: exampleIssue } },
      async handle(input, { actor }) {
        const created = await createIssue(services, actor, input);
        return { status: 201, body: { letter: await issueById(services, actor, created) } };
      },
    }),
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
      answer: {
        status: 200,
        description: "The HTML and text parts, without images or tracking links.",
        example: {
          html: "<!doctype html>…",
          text: "Hello, …",
          faults: [],
          needsSender: false,
          audience: { receivers: 412, muted: 9 },
        },
      },
      handle: async (input, { actor }) => ({
        status: 200,
        body: await issuePreviewOf(services, actor, input.content),
      }),
    }),
    adminEndpoint({
      method: "patch",
      path: one,
      operationId: "changeNewsletterIssue",
      withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
      summary:
        "Saves a draft, restores a version of it, or schedules, unschedules, pauses, resumes or stops a newsletter issue.",
      recentSignInFor: (change) =>
        "move" in change && (change.move === "schedule" || change.move === "resume"),
      permission,
      input: issuePatch,
      example: {
        revision: 1,
        move: "schedule",
        sendAt: "2026-12-01T14:00:00.000Z",
        zone: "America/New_York",
      },
      answer: {
        status: 200,
        description: "The updated newsletter issue.",
        example: { letter: exampleIssue },
      },
      async handle(input, { actor, params }) {
        const issueId = params.id ?? "";
        if ("content" in input) await saveIssue(services, actor, { id: issueId, ...input });
        else if ("version" in input) await restoreVersion(services, actor, { id: issueId, ...input });
        else if (input.move === "schedule") await scheduleIssue(services, actor, { id: issueId, ...input });
        else await moveIssue(services, actor, { id: issueId, revision: input.revision, move: input.move });
        return { status: 200, body: { letter: await issueById(services, actor, issueId) } };
      },
    }),
    adminEndpoint({
      method: "delete",
      path: one,
      operationId: "deleteNewsletterIssue",
      summary: "Deletes a draft. Sent issues can't be deleted.",
      permission: "records.delete",
      answer: {
        status: 200,
        description: "The draft has been deleted.",
        example: { message: messages.deleted },
      },
      async handle(_input: undefined, { actor, params }) {
        await deleteIssue(services, actor, params.id ?? "");
        return { status: 200, body: { message: messages.deleted } };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/newsletters/:id/test",
      operationId: "testNewsletterIssue",
      withoutRecentSignIn: "writes to one person",
      summary: "Sends the last saved version as a test to the signed-in team member.",
      permission,
      limit: { points: 30, seconds: 600 },
      answer: { status: 202, description: "The test is queued.", example: { message: messages.tested } },
      async handle(_input: undefined, { actor, params }) {
        await sendTest(services, actor, params.id ?? "");
        return { status: 202, body: { message: mailSentence(services.settings, messages.tested) } };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/newsletters/:id/again",
      operationId: "resendNewsletterIssue",
      summary: "Resends emails that failed or whose delivery is unknown.",
      permission,
      input: issueAgain,
      example: { which: "unsure" },
      answer: {
        status: 200,
        description: "The number of emails queued again, and the newsletter issue.",
        example: { count: 2, letter: exampleIssue },
      },
      async handle({ which }, { actor, params }) {
        const issueId = params.id ?? "";
        const count = await sendAgain(services, actor, { id: issueId, which });
        return { status: 200, body: { count, letter: await issueById(services, actor, issueId) } };
      },
    }),
  ];
}
