import { myDataErrors, myDataForm } from "#content/my-data.ts";
import { adminEndpoint, endpoint } from "#platform/http/endpoint.ts";
import { HttpError } from "#platform/http/errors.ts";
import { pastedToken } from "#platform/http/mailed-token.ts";
import type { Services } from "#platform/services.ts";
import { personalDataFile } from "./reads/held.server.ts";
import { openedData, openLink } from "./reads/link.server.ts";
import { adminDownload, dataRequest, erasureFromForm, ownDownload, ownErasure, ownLink } from "./schema.ts";
import { eraseByLink } from "./writes/erase.server.ts";
import { lookUpAsFile } from "./writes/lookup.server.ts";
import { requestData } from "./writes/requests.server.ts";

const page = "/privacy/my-data";
const exampleToken = "01a1fc74-724c-71fd-a085-833908003bf9.1795255200000.signature";
const asTyped = (fields: Readonly<Record<string, string>>) => ({ ...fields });

/** All endpoints work as plain forms. */
export function privacyEndpoints(services: Services) {
  return [
    endpoint({
      method: "post",
      path: "/privacy/my-data",
      operationId: "askForMyData",
      summary: "Emails a link to the data about an address. The response is the same for every address.",
      input: dataRequest,
      example: { email: "reader@example.org", website: "" },
      response: {
        status: 202,
        description: "An email is on its way, unless one was sent to the address within the last hour.",
        example: { message: myDataForm.sent },
      },
      limit: { points: 10, seconds: 600 },
      form: { name: "my-data", page, thanks: `${page}/sent`, fromForm: asTyped },
      async handle({ email, website }) {
        if (!website) await requestData(services, email);
        const message = services.settings.SMTP_URL === undefined ? myDataForm.notSent : myDataForm.sent;
        return { status: 202, body: { message } };
      },
    }),
    endpoint({
      method: "post",
      path: "/privacy/my-data/open",
      operationId: "openMyData",
      summary: "Returns all data about the address of an emailed link. It changes nothing.",
      input: ownLink,
      example: { token: exampleToken },
      response: {
        status: 200,
        description: "The data, its address, and until when the link works.",
        example: {
          token: exampleToken,
          email: "reader@example.org",
          until: "2026-11-21T10:15:00.000Z",
          sections: [],
          erasable: false,
        },
      },
      limit: { points: 30, seconds: 600 },
      form: {
        name: "my-data-link",
        page: `${page}/open`,
        atPage: true,
        thanks: page,
        showsResponse: true,
        fromForm: asTyped,
      },
      async handle({ token }) {
        const opened = await openedData(services, pastedToken(token));
        if (!opened) throw new HttpError("not_found", { message: myDataErrors.badLink });
        return { status: 200, body: opened };
      },
    }),
    endpoint({
      method: "post",
      path: "/privacy/my-data/download",
      operationId: "downloadMyData",
      summary: "Downloads all data about the address of an emailed link.",
      input: ownDownload,
      example: { token: exampleToken, format: "json" },
      response: {
        status: 200,
        description: "A file: JSON, or HTML to read.",
        example: { about: "reader@example.org", made: "2026-11-21T10:00:00.000Z", held: {} },
      },
      limit: { points: 30, seconds: 600 },
      form: { name: "my-data-opened", page, thanks: page, fromForm: asTyped },
      async handle({ token, format }) {
        const link = await openLink(services, token);
        if (!link) throw new HttpError("not_found", { message: myDataErrors.badLink });
        return {
          status: 200,
          body: {},
          file: await personalDataFile(services, { email: link.email, format, reader: "person" }),
        };
      },
    }),
    endpoint({
      method: "post",
      path: "/privacy/my-data/erase",
      operationId: "eraseMyData",
      summary: "Erases all data about the address of an emailed link permanently.",
      input: ownErasure,
      example: { token: exampleToken, sure: true },
      response: {
        status: 200,
        description: "The data has been erased. `certificate` is the code that proves it.",
        example: { message: myDataForm.erased, certificate: "7KQF-2M9X-W3HD-PV4T-8RBN-C5JY-6ZGS" },
      },
      limit: { points: 20, seconds: 600 },
      form: { name: "my-data-opened", page, thanks: page, fromForm: erasureFromForm },
      async handle({ token }) {
        const certificate = await eraseByLink(services, token);
        return {
          status: 200,
          body: { message: myDataForm.erased, certificate },
          next: `${page}/certificate/${certificate}`,
        };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/privacy/download",
      operationId: "downloadPersonalData",
      summary: "Downloads all data about one exact address.",
      permission: "privacy.manage",
      input: adminDownload,
      example: { email: "reader@example.org", format: "json" },
      response: {
        status: 200,
        description: "A file: JSON, or HTML to read.",
        example: { about: "reader@example.org", made: "2026-11-21T10:00:00.000Z", held: {} },
      },
      limit: { points: 60, seconds: 600 },
      form: {
        name: "privacy-download",
        page: "/admin/privacy",
        thanks: "/admin/privacy",
        fromForm: asTyped,
      },
      handle: async (input, { actor }) => ({
        status: 200,
        body: {},
        file: await lookUpAsFile(services, actor, input),
      }),
    }),
  ];
}
