import { exportName } from "#platform/csv/export-name.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import { csvHeadings } from "#platform/list/to-csv.ts";
import type { Services } from "#platform/services.ts";
import { redirectMessages } from "./copy.ts";
import { type Redirect, redirectColumns, redirectsCsv } from "./reads/redirects.server.ts";
import { redirectBounds } from "./rules.ts";
import { redirectChange, redirectContent, redirectFilter, redirectImport } from "./schema.ts";
import { writeCounts } from "./writes/count.server.ts";
import { importRedirects } from "./writes/import.server.ts";
import { changeRedirect, createRedirect, deleteRedirect } from "./writes/redirects.server.ts";

const list = "/admin/redirects";
const one = "/admin/redirects/:id";
const permission = "redirects.manage";
const content = { from: "/support-groups", to: "/support/groups", kind: "301" as const, note: "" };
const example: Redirect = {
  ...content,
  id: "01a1fc74-724c-71fd-a085-833908003bf9",
  outside: false,
  hits: 24,
  usedOn: "2026-11-21",
  revision: 1,
  createdAt: "2026-11-21T10:00:00.000Z",
  changedAt: "2026-11-21T10:00:00.000Z",
};

/** Endpoints for managing redirects (owners only). */
export function redirectsEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: `${list}.csv`,
      operationId: "exportRedirects",
      summary: "Exports the redirects that match a search as CSV. The file can be imported again.",
      permission,
      input: redirectFilter,
      answer: {
        status: 200,
        description: "A header row, then one row per redirect.",
        example: {},
        file: {
          type: "text/csv",
          example: `${csvHeadings(Object.values(redirectColumns))}\r\n/support-groups,/support/groups,301,,24,2026-11-21,${example.createdAt},${example.changedAt}\r\n`,
        },
      },
      async handle({ search }, { actor }) {
        await writeCounts(services);
        const pieces = await redirectsCsv(services, actor, search);
        return {
          status: 200,
          body: {},
          file: {
            pieces,
            type: "text/csv; charset=utf-8",
            saveAs: exportName({ what: "redirects", clock: services.clock, filter: { search } }),
          },
        };
      },
    }),
    adminEndpoint({
      method: "post",
      path: list,
      operationId: "createRedirect",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Creates a redirect.",
      permission,
      limit: { points: 120, seconds: 600 },
      input: redirectContent,
      example: content,
      answer: { status: 201, description: "The redirect is active.", example },
      handle: async (input, { actor }) => ({
        status: 201,
        body: await createRedirect(services, actor, input),
      }),
    }),
    adminEndpoint({
      method: "post",
      path: `${list}/import`,
      operationId: "importRedirects",
      summary: "Dry-runs the import of a CSV file of up to 1,000 rows; send the returned token to run it.",
      permission,
      // The text is sent inside JSON, where line breaks and quotes take an extra character.
      maxBytes: redirectBounds.importBytes * 2,
      input: redirectImport,
      example: { csv: "From,To\r\n/support-groups,/support/groups\r\n" },
      answer: {
        status: 200,
        description: "The result of the dry run or import. Rows are identified by their number in the file.",
        example: {
          done: false,
          rows: 40,
          added: 37,
          bad: [{ row: 17, reason: "No target" }],
          known: [18, 19],
          checked: "2Ws8…",
        },
      },
      handle: async (input, { actor }) => ({
        status: 200,
        body: await importRedirects(services, actor, input),
      }),
    }),
    adminEndpoint({
      method: "patch",
      path: one,
      operationId: "changeRedirect",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Changes the given fields of a redirect. `revision` is the version the client loaded.",
      permission,
      input: redirectChange,
      example: { revision: 1, to: "/support/peer-mentoring" },
      answer: {
        status: 200,
        description: "The updated redirect.",
        example: { ...example, to: "/support/peer-mentoring", revision: 2 },
      },
      handle: async (input, { actor, params }) => ({
        status: 200,
        body: await changeRedirect(services, actor, params.id ?? "", input),
      }),
    }),
    adminEndpoint({
      method: "delete",
      path: one,
      operationId: "deleteRedirect",
      summary: "Deletes a redirect and its usage count.",
      permission,
      answer: {
        status: 200,
        description: "The redirect is deleted.",
        example: { message: redirectMessages.deleted },
      },
      async handle(_input: undefined, { actor, params }) {
        await deleteRedirect(services, actor, params.id ?? "");
        return { status: 200, body: { message: redirectMessages.deleted } };
      },
    }),
  ];
}
