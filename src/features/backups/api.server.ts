import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { backupsMessages } from "./copy.ts";
import { backUpNow } from "./writes.server.ts";

const address = "/admin/backups";
const permission = "settings.manage";

/** Endpoints for backups (owners only). Nothing here gives out data. */
export function backupsEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "post",
      path: address,
      operationId: "backUpNow",
      summary: "Queues a backup to the place in the settings.",
      permission,
      limit: { points: 10, seconds: 600 },
      answer: {
        status: 202,
        description: "The backup is queued; 409 while one is waiting or in progress, or without BACKUP_TO.",
        example: { message: backupsMessages.requested, id: "01a1fc74-724c-71fd-a085-833908003bf9" },
      },
      handle: async (_input: undefined, { actor }) => ({
        status: 202,
        body: { message: backupsMessages.requested, id: await backUpNow(services, actor) },
      }),
    }),
  ];
}
