import * as z from "zod/mini";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { fromTargetForm, targetForm, targetRevision } from "../schema.ts";
import { backUpNow } from "../writes/backups.server.ts";
import { removeBackupPlace, saveBackupPlace } from "../writes/target.server.ts";

export const action = screenAction({
  backUpNow: operation({
    input: z.strictObject({}),
    limit: { points: 10, seconds: 600 },
    handle: async ({ services, actor }) => ({ id: await backUpNow(services, actor) }),
  }),
  saveBackupPlace: operation({
    input: targetForm,
    fromForm: fromTargetForm,
    limit: { points: 20, seconds: 600 },
    handle: ({ services, actor, input }) => saveBackupPlace(services, actor, input),
  }),
  removeBackupPlace: operation({
    input: targetRevision,
    fromForm: ({ revision }) => ({ revision: Number(revision) }),
    limit: { points: 20, seconds: 600 },
    handle: ({ services, actor, input }) => removeBackupPlace(services, actor, input),
  }),
});
