import * as z from "zod/mini";
import { teamSettings } from "#features/index.server.ts";
import { checkMailRecords, makeDkimKey } from "#features/mail/outgoing/writes.server.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { partAddress } from "../rules.ts";
import { sendTestMail, settingOperations } from "../writes.server.ts";

export const action = screenAction({
  ...settingOperations(teamSettings),
  sendTestMail: operation({
    input: z.strictObject({}),
    withoutRecentSignIn: "writes to one person",
    limit: { points: 10, seconds: 600 },
    handle: async ({ services, actor }) => ({ id: await sendTestMail(services, actor) }),
  }),
  checkMailRecords: operation({
    input: z.strictObject({}),
    withoutRecentSignIn: "changes one record, which can be changed again",
    limit: { points: 20, seconds: 600 },
    next: () => partAddress("server"),
    handle: async ({ services, actor }) => ({ at: (await checkMailRecords(services, actor)).at }),
  }),
  makeDkimKey: operation({
    input: z.strictObject({}),
    limit: { points: 10, seconds: 600 },
    next: () => partAddress("server"),
    handle: async ({ services, actor }) => {
      await makeDkimKey(services, actor, { anew: false });
      return {};
    },
  }),
});
