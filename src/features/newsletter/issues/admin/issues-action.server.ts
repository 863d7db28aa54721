import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { issueCreation } from "../schema.ts";
import { createIssue } from "../writes/draft.server.ts";

export const action = screenAction({
  createNewsletterIssue: operation({
    withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
    input: issueCreation,
    fromForm: ({ template = "" }) => (template === "" ? {} : { template }),
    handle: async ({ services, actor, input }) => ({ id: await createIssue(services, actor, input) }),
    next: ({ id }) => `/admin/newsletters/${id}`,
  }),
});
