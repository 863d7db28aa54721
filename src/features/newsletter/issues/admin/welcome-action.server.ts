import * as z from "zod/mini";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { welcomeDay, welcomeMoving, welcomeSwitching } from "../schema.ts";
import {
  addWelcomeEmail,
  changeWelcomeDays,
  moveWelcomeEmail,
  switchSeries,
} from "../writes/welcome.server.ts";

export const action = screenAction({
  switchWelcomeSeries: operation({
    input: welcomeSwitching,
    fromForm: ({ on, revision }) => ({ on: on === "true", revision: Number(revision) }),
    async handle({ services, actor, input }) {
      await switchSeries(services, actor, input);
      return {};
    },
  }),
  addWelcomeEmail: operation({
    withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
    input: z.strictObject({}),
    fromForm: () => ({}),
    handle: async ({ services, actor }) => ({ id: await addWelcomeEmail(services, actor) }),
    next: ({ id }) => `/admin/newsletters/${id}`,
  }),
  changeWelcomeDays: operation({
    withoutRecentSignIn: "changes one record, which can be changed again",
    input: welcomeDay,
    async handle({ services, actor, input }) {
      await changeWelcomeDays(services, actor, input);
      return {};
    },
  }),
  moveWelcomeEmail: operation({
    withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
    recentSignInFor: ({ move }) => move === "add",
    input: welcomeMoving,
    async handle({ services, actor, input }) {
      await moveWelcomeEmail(services, actor, input);
      return {};
    },
  }),
});
