import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { fromMailServerForm, mailServerForm, mailServerRevision } from "../schema.ts";
import { removeMailServer, saveMailServer, testMailServer } from "../writes.server.ts";

const limit = { points: 20, seconds: 600 };

export const action = screenAction({
  saveMailServer: operation({
    input: mailServerForm,
    fromForm: fromMailServerForm,
    limit,
    handle: ({ services, actor, input }) => saveMailServer(services, actor, input),
  }),
  testMailServer: operation({
    input: mailServerForm,
    fromForm: fromMailServerForm,
    limit,
    handle: ({ services, actor, input }) => testMailServer(services, actor, input),
  }),
  removeMailServer: operation({
    input: mailServerRevision,
    fromForm: ({ revision }) => ({ revision: Number(revision) }),
    limit,
    handle: ({ services, actor, input }) => removeMailServer(services, actor, input),
  }),
});
