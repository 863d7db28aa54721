import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { backupsMessages } from "./copy.ts";
import { type BackupsShown, backupsShown } from "./reads.server.ts";
import { backUpNow } from "./writes.server.ts";

const address = "/admin/backups";
const permission = "settings.manage";
const name = "kinward-2026-11-22T04-00-00-000Z.backup";
const example: BackupsShown = {
  to: "/mnt/backups",
  keep: "daily=7 weekly=4",
  next: "2026-11-23T04:00:00.000Z",
  lastAt: "2026-11-22T04:00:00.000Z",
  runs: [
    {
      id: "backup.make:2026-11-22",
      state: "made",
      startedAt: "2026-11-22T04:00:00.000Z",
      madeAt: "2026-11-22T04:00:00.000Z",
      name,
      place: "/mnt/backups",
      bytes: 1_204_224,
      problem: "",
    },
  ],
};

/** Endpoints for the team's look at backups (owners only). Nothing here gives out data. */
export function backupsEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: address,
      operationId: "listBackups",
      summary: "Reads where backups go, when the next one is due, and what became of the last ones.",
      permission,
      answer: {
        status: 200,
        description: "The backups, newest first. `problem` says why one failed and what to do.",
        example,
      },
      handle: async (_input: undefined, { actor }) => ({
        status: 200,
        body: await backupsShown(services, actor),
      }),
    }),
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
