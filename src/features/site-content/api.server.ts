import { homeFaqDocument } from "#content/pages/home-faq.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { documentState } from "./reads/documents.server.ts";
import { numberPlaces } from "./reads/number-places.server.ts";
import { previewPage } from "./reads/render.server.ts";
import { searchDocuments } from "./reads/search.server.ts";
import { versionsOf } from "./reads/versions.server.ts";
import {
  articleInput,
  contentSearch,
  documentInput,
  draftInput,
  episodeInput,
  pageInput,
  previewInput,
  publishInput,
  removeInput,
  restoreInput,
  shareInput,
} from "./schema.ts";
import { addArticle, addEpisode, addPage } from "./writes/create-document.server.ts";
import {
  discardDraft,
  publishDraft,
  restoreVersion,
  saveDraft,
  unschedule,
} from "./writes/documents.server.ts";
import { removeDocument } from "./writes/remove-document.server.ts";
import { shareDraft, stopSharing } from "./writes/share-draft.server.ts";

const home = "/admin/site-content";
const seen = { document: "home-faq", revision: 3 } as const;
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
const answer = {
  status: 200,
  description: "The document's state after the change.",
  example: state,
} as const;
/** A document comes twice, with the value it began from; the largest one allowed has 60 KB. */
const maxBytes = 256 * 1024;

/** For each team member. The form asks for at most two previews a second, and people pause while they write. */
const previewLimit = { points: 240, seconds: 120 } as const;

/** Endpoints for editing what the public pages say. */
export function siteContentEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: `${home}/:id`,
      operationId: "readContent",
      summary:
        "Reads a document: what is published, its draft, its versions, and where numbers of the crisis lines are printed.",
      permission: "content.read",
      answer: {
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
      answer: {
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
      path: `${home}/articles`,
      operationId: "addArticle",
      withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
      summary: "Begins a new article as a draft, which nobody sees until it's published.",
      permission: "content.write",
      input: articleInput,
      example: { title: "Waiting well" },
      answer: {
        status: 201,
        description: "The id of the article's document.",
        example: { document: "article-waiting-well" },
      },
      handle: async (input, { actor }) => ({ status: 201, body: await addArticle(services, actor, input) }),
    }),
    adminEndpoint({
      method: "post",
      path: `${home}/episodes`,
      operationId: "addEpisode",
      withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
      summary: "Begins a new episode of the podcast as a draft, which nobody sees until it's published.",
      permission: "content.write",
      input: episodeInput,
      example: { title: "Waiting together" },
      answer: {
        status: 201,
        description: "The id of the episode's document.",
        example: { document: "podcast-waiting-together" },
      },
      handle: async (input, { actor }) => ({ status: 201, body: await addEpisode(services, actor, input) }),
    }),
    adminEndpoint({
      method: "post",
      path: `${home}/pages`,
      operationId: "addPage",
      withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
      summary: "Begins a new page as a draft, which nobody sees until it's published.",
      permission: "content.write",
      input: pageInput,
      example: { title: "A winter retreat", address: "events/winter-retreat" },
      answer: {
        status: 201,
        description: "The id of the page's document.",
        example: { document: "page-events--winter-retreat" },
      },
      handle: async (input, { actor }) => ({ status: 201, body: await addPage(services, actor, input) }),
    }),
    adminEndpoint({
      method: "post",
      path: `${home}/remove`,
      operationId: "removeContent",
      summary:
        "Takes an article, an episode or a page of the team's off the site. Its address leads to another page, or says that it's gone.",
      permission: "content.write",
      input: removeInput,
      example: { document: "page-winter-retreat", revision: 3, redirect: "/contact" },
      answer,
      handle: async (input, { actor }) => ({
        status: 200,
        body: await removeDocument(services, actor, input),
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
      input: draftInput,
      example: { document: seen.document, base: value, value },
      maxBytes,
      answer: { ...answer, example: { ...state, conflicts: [], problems: {} } },
      handle: async (input, { actor }) => ({ status: 200, body: await saveDraft(services, actor, input) }),
    }),
    adminEndpoint({
      method: "post",
      path: `${home}/preview`,
      operationId: "previewContent",
      withoutRecentSignIn: "reads no more than one screen shows",
      summary: "Renders a public page with a draft. Nothing is saved.",
      permission: "content.write",
      input: previewInput,
      example: { document: seen.document, page: "/", value },
      maxBytes,
      answer: {
        status: 200,
        description:
          "The page, and for articles hints on what could be better; or an empty text and the fields that are wrong.",
        example: { html: "<!DOCTYPE html>", problems: {}, hints: [] },
      },
      async handle(input, { actor }) {
        await services.limits.count("previewContent", previewLimit, `team ${actor.id}`);
        return { status: 200, body: await previewPage(services, actor, input) };
      },
    }),
    adminEndpoint({
      method: "post",
      path: `${home}/share`,
      operationId: "shareContentDraft",
      summary:
        "Makes a link that shows the draft to anyone who has it, until the draft is published or discarded, and for a week at most. An earlier link stops working.",
      permission: "content.write",
      input: shareInput,
      example: { document: seen.document },
      answer: {
        status: 200,
        description: "The link, which the path of a page can follow, and its last day.",
        example: { link: "https://kinward.example/preview/home-faq.aGVsbG8", until: "2026-12-01" },
      },
      handle: async ({ document }, { actor }) => ({
        status: 200,
        body: await shareDraft(services, actor, document),
      }),
    }),
    adminEndpoint({
      method: "post",
      path: `${home}/unshare`,
      operationId: "stopSharingContentDraft",
      summary: "Makes the draft's preview link void.",
      permission: "content.write",
      withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
      input: shareInput,
      example: { document: seen.document },
      answer: {
        status: 200,
        description: "The draft is no longer shared.",
        example: { link: "", until: "" },
      },
      async handle({ document }, { actor }) {
        await stopSharing(services, actor, document);
        return { status: 200, body: { link: "", until: "" } };
      },
    }),
    adminEndpoint({
      method: "post",
      path: `${home}/publish`,
      operationId: "publishContent",
      withoutRecentSignIn: "publishes, and every version can be restored",
      summary: "Publishes the draft, now or at a time. Every page that shows it is rendered first.",
      permission: "content.write",
      input: publishInput,
      example: { ...seen, at: "2026-12-01T15:00:00.000Z" },
      answer,
      handle: async (input, { actor }) => ({ status: 200, body: await publishDraft(services, actor, input) }),
    }),
    adminEndpoint({
      method: "post",
      path: `${home}/unschedule`,
      operationId: "unscheduleContent",
      withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
      summary: "Cancels what was to be published at a time.",
      permission: "content.write",
      input: documentInput,
      example: seen,
      answer,
      handle: async (input, { actor }) => ({ status: 200, body: await unschedule(services, actor, input) }),
    }),
    adminEndpoint({
      method: "post",
      path: `${home}/discard`,
      operationId: "discardContentDraft",
      summary: "Discards the draft.",
      permission: "content.write",
      input: documentInput,
      example: seen,
      answer,
      handle: async (input, { actor }) => ({ status: 200, body: await discardDraft(services, actor, input) }),
    }),
    adminEndpoint({
      method: "post",
      path: `${home}/restore`,
      operationId: "restoreContent",
      withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
      summary: "Publishes an earlier version again; version 0 is the default.",
      permission: "content.write",
      input: restoreInput,
      example: { ...seen, version: 1 },
      answer,
      handle: async (input, { actor }) => ({
        status: 200,
        body: await restoreVersion(services, actor, input),
      }),
    }),
  ];
}
