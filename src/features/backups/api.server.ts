import * as z from "zod/mini";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { storedBackup } from "./writes/backups.server.ts";

/** The download of a backup as it is kept: encrypted as a whole, and of no use without the data key. */
export function backupsEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/backups/:id/file",
      operationId: "downloadBackup",
      summary: "Downloads a backup, encrypted as it is kept.",
      permission: "settings.manage",
      input: z.strictObject({}),
      response: {
        status: 200,
        description: "The encrypted backup, as an attachment.",
        example: {},
        file: { type: "application/octet-stream", example: "kinward-encrypted-backup v1" },
      },
      limit: { points: 10, seconds: 600 },
      async handle(_input, { actor, params: { id = "" } }) {
        const { name, pieces } = await storedBackup(services, actor, id);
        return { status: 200, body: {}, file: { pieces, type: "application/octet-stream", saveAs: name } };
      },
    }),
  ];
}
