import * as z from "zod/mini";
import { fromForm } from "#platform/records/record-form.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { redirectFields as fields, redirectChange, redirectContent } from "../schema.ts";
import { changeRedirect, createRedirect, deleteRedirect } from "../writes/redirects.server.ts";

const list = "/admin/redirects";
const saved = "Saved. The redirect is active.";

export const action = screenAction({
  createRedirect: operation({
    input: redirectContent,
    fromForm: (texts) => fromForm(fields, texts),
    withoutRecentSignIn: "changes one record, which can be changed again",
    limit: { points: 120, seconds: 600 },
    handle: ({ services, actor, input }) => createRedirect(services, actor, input),
    next: () => list,
  }),
  changeRedirect: operation({
    input: redirectChange,
    fromForm: (texts) => fromForm(fields, texts),
    withoutRecentSignIn: "changes one record, which can be changed again",
    async handle({ services, actor, params: { id = "" }, input }) {
      return { ...(await changeRedirect(services, actor, id, input)), saved };
    },
  }),
  deleteRedirect: operation({
    input: z.strictObject({}),
    handle: ({ services, actor, params: { id = "" } }) => deleteRedirect(services, actor, id),
    next: () => list,
  }),
});
