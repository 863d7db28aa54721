import { adminEndpoint } from "#platform/http/endpoint.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { adminPrivacyMessages as messages } from "../copy.ts";
import { checkCertificate } from "../reads/certificates.server.ts";
import { retentionNow, retentionPreviewOf } from "../reads/retention.server.ts";
import {
  adminDownload,
  adminErasure,
  adminLookup,
  certificateCheck,
  retentionChange,
  retentionPreview,
} from "../schema.ts";
import { eraseByOwner } from "../writes/erase.server.ts";
import { lookUp, lookUpAsFile } from "../writes/lookup.server.ts";
import { changeRetention } from "../writes/retention.server.ts";

const permission = "privacy.manage";
const email = "reader@example.org";
const limit = { points: 60, seconds: 600 };
const exampleCertificate = {
  code: "7KQF-2M9X-W3HD-PV4T-8RBN-C5JY-6ZGS",
  erasedAt: "2026-11-21T10:00:00.000Z",
  by: "person",
  counts: [{ kind: "messages", title: "Messages from the contact form", count: 1 }],
};
const due = { tonight: 3, month: 3, days: [{ day: "2026-11-22", count: 3 }] };

/** Owner endpoints for data requests, certificates and retention. */
export function privacyAdminEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "post",
      path: "/admin/privacy/find",
      operationId: "findPersonalData",
      summary: "Finds all data about one exact address.",
      permission,
      limit,
      input: adminLookup,
      example: { email },
      answer: {
        status: 200,
        description: "The data by kind, and whether any of it can be erased.",
        example: { message: messages.found, sections: [], erasable: false },
      },
      handle: async (input, { actor }) => ({
        status: 200,
        body: { message: messages.found, ...(await lookUp(services, actor, input.email)) },
      }),
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/privacy/download",
      operationId: "downloadPersonalData",
      summary: "Downloads all data about one exact address.",
      permission,
      limit,
      input: adminDownload,
      example: { email, format: "json" },
      answer: {
        status: 200,
        description: "A file: JSON, or HTML to read.",
        example: { about: email, made: "2026-11-21T10:00:00.000Z", held: {} },
      },
      form: {
        name: "privacy-download",
        page: "/admin/privacy",
        thanks: "/admin/privacy",
        fromForm: (fields) => ({ ...fields }),
      },
      handle: async (input, { actor }) => ({
        status: 200,
        body: {},
        file: await lookUpAsFile(services, actor, input),
      }),
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/privacy/erase",
      operationId: "erasePersonalData",
      summary: "Erases all data about one exact address permanently.",
      permission,
      limit,
      input: adminErasure,
      example: { email, sure: true },
      answer: {
        status: 200,
        description: "The data has been erased. `certificate` is the code that proves it.",
        example: { message: messages.erased, certificate: exampleCertificate.code },
      },
      async handle(input, { actor }) {
        const certificate = await eraseByOwner(services, actor, input.email);
        return { status: 200, body: { message: messages.erased, certificate } };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/privacy/certificates/check",
      operationId: "checkCertificate",
      withoutRecentSignIn: "reads no more than one screen shows",
      summary: "Verifies a certificate, and whether it matches an address.",
      permission,
      limit,
      input: certificateCheck,
      example: { code: exampleCertificate.code, email },
      answer: {
        status: 200,
        description: "The certificate. `fits` is null if no address was given.",
        example: { message: messages.certificate, certificate: exampleCertificate, fits: true },
      },
      async handle(input, { actor }) {
        const found = await checkCertificate(services, actor, { code: input.code, email: input.email ?? "" });
        if (!found)
          throw new HttpError("not_found", {
            message: messages.noCertificate,
            fields: { code: messages.noCertificate },
          });
        return { status: 200, body: { message: messages.certificate, ...found } };
      },
    }),
    adminEndpoint({
      method: "get",
      path: "/admin/privacy/retention/preview",
      operationId: "previewRetention",
      summary: "Previews the removals of a different retention period.",
      permission,
      input: retentionPreview,
      answer: { status: 200, description: "The removals of the next 30 nights.", example: { due } },
      handle: async ({ name, figure }, { actor }) => ({
        status: 200,
        body: await retentionPreviewOf(services, actor, { name, figure: Number(figure) }),
      }),
    }),
    adminEndpoint({
      method: "patch",
      path: "/admin/privacy/retention",
      operationId: "changeRetention",
      summary: "Changes a retention period within what the pages promise.",
      permission,
      input: retentionChange,
      example: { name: "contact.messages", figure: 6, was: 12 },
      answer: {
        status: 200,
        description: "It applies from the next night.",
        example: { message: messages.changed, kinds: [] },
      },
      async handle(input, { actor }) {
        await changeRetention(services, actor, input);
        return {
          status: 200,
          body: { message: messages.changed, kinds: await retentionNow(services, actor) },
        };
      },
    }),
  ];
}
