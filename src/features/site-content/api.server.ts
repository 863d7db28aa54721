import { homeFaqDocument } from "#content/pages/home-faq.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { versionsOf } from "./reads/document-screen.server.ts";
import { documentState, knownDocument } from "./reads/documents.server.ts";
import { numberPlaces } from "./reads/number-places.server.ts";
import { paperPreview } from "./reads/paper-preview.server.ts";
import { previewPage } from "./reads/render.server.ts";
import { searchDocuments } from "./reads/search.server.ts";
import { contentSearch, draftInput, paperInput, previewInput } from "./schema.ts";
import { saveDraft } from "./writes/drafts.server.ts";

const home = "/admin/site-content";
const document = "home-faq";
const value = homeFaqDocument.shipped;
const state = {
  revision: 4,
  version: 1,
  published: value,
  value,
  hasDraft: false,
  draftBy: "",
  draftAt: "",
  scheduledAt: "",
  unfitAt: "",
};

/** A document comes twice, with the value it began from; the largest one allowed has 60 KB. */
const maxBytes = 256 * 1024;

/** For each team member. The form asks for at most two previews a second, and people pause while they write. */
const previewLimit = { points: 240, seconds: 120 } as const;

/** What the editor calls while someone writes, and the search. */
export function siteContentEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: `${home}/:id`,
      operationId: "readContent",
      summary:
        "Reads a document: what is published, its draft, its versions, and where numbers of the crisis lines are printed.",
      permission: "content.read",
      scope: { kind: "article", param: "id" },
      response: {
        status: 200,
        description: "The document.",
        example: { ...state, versions: [], numberPlaces: [] },
      },
      handle: async (_input, { actor, params: { id = "" } }) => ({
        status: 200,
        body: {
          ...(await documentState(services, actor, id)),
          versions: await versionsOf(services, actor, id),
          numberPlaces: await numberPlaces(services, actor, id),
        },
      }),
    }),
    adminEndpoint({
      method: "post",
      path: `${home}/search`,
      operationId: "searchContent",
      withoutRecentSignIn: "reads no more than one screen shows",
      summary: "Finds documents by the words of their titles, fields and published texts.",
      permission: "content.read",
      input: contentSearch,
      example: { text: "944-4773" },
      response: {
        status: 200,
        description: "The documents with all of the words.",
        example: { items: [{ id: "crisis-lines", title: "Crisis lines" }] },
      },
      handle: async ({ text }, { actor }) => ({
        status: 200,
        body: { items: searchDocuments(actor, text) },
      }),
    }),
    adminEndpoint({
      method: "post",
      path: `${home}/draft`,
      operationId: "saveContentDraft",
      withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
      summary:
        "Saves the draft that all editors share. Other people's changes since `base` are merged; fields that both changed are returned as conflicts, and nothing is saved.",
      permission: "content.write",
      scope: { kind: "article" },
      input: draftInput,
      example: { document, base: value, value },
      maxBytes,
      response: {
        status: 200,
        description: "The document's state after the change.",
        example: { ...state, conflicts: [], problems: {} },
      },
      handle: async (input, { actor }) => ({ status: 200, body: await saveDraft(services, actor, input) }),
    }),
    adminEndpoint({
      method: "post",
      path: `${home}/preview`,
      operationId: "previewContent",
      withoutRecentSignIn: "reads no more than one screen shows",
      summary: "Renders a public page with a draft. Nothing is saved.",
      permission: "content.write",
      scope: { kind: "article" },
      input: previewInput,
      example: { document, page: "/", value },
      maxBytes,
      response: {
        status: 200,
        description:
          "The page, and hints on what could be better; or the fields that are wrong, with stand-ins on the page, or an empty text if it can't be drawn.",
        example: { html: "<!DOCTYPE html>", problems: {}, hints: [] },
      },
      async handle(input, { actor }) {
        await services.limits.count("previewContent", previewLimit, `team ${actor.id}`);
        return {
          status: 200,
          body: await previewPage(services, actor, {
            ...input,
            document: await knownDocument(services, input.document),
          }),
        };
      },
    }),
    adminEndpoint({
      method: "post",
      path: `${home}/preview-on-paper`,
      operationId: "previewContentOnPaper",
      withoutRecentSignIn: "reads no more than one screen shows",
      summary:
        "Draws a worksheet with a draft of a document that every printed file shows. Nothing is saved.",
      permission: "content.write",
      input: paperInput,
      example: { document: "look", value: { illustrations: "recolored" } },
      response: {
        status: 200,
        description: "The worksheet.",
        example: {},
        file: { type: "application/pdf", example: "%PDF-1.7" },
      },
      limit: { points: 30, seconds: 600 },
      async handle({ document, value }, { actor }) {
        const bytes = await paperPreview(services, actor, await knownDocument(services, document), value);
        const file = { pieces: [bytes], type: "application/pdf", saveAs: "worksheet-draft.pdf" } as const;
        return { status: 200, body: {}, file };
      },
    }),
  ];
}
