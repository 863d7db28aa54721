import * as z from "zod/mini";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { documentScreen } from "../reads/screens.server.ts";
import { publishInput, removeInput, restoreInput, seenInput } from "../schema.ts";
import { discardDraft, shareDraft, stopSharing } from "../writes/drafts.server.ts";
import { publishDraft, removeDocument, restoreVersion, unschedule } from "../writes/publishing.server.ts";
import { DocumentEditor } from "./document-editor.tsx";

export const loader = screenLoader(({ services, actor, params: { id = "" } }) =>
  documentScreen(services, actor, id),
);

const ofDraft = {
  permission: "content.write",
  withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
} as const;

export const action = screenAction({
  publishContent: operation({
    input: publishInput,
    permission: "content.write",
    withoutRecentSignIn: "publishes, and every version can be restored",
    handle: ({ services, actor, params: { id = "" }, input }) =>
      publishDraft(services, actor, { document: id, ...input }),
  }),
  unscheduleContent: operation({
    ...ofDraft,
    input: seenInput,
    handle: ({ services, actor, params: { id = "" }, input }) =>
      unschedule(services, actor, { document: id, ...input }),
  }),
  discardContentDraft: operation({
    input: seenInput,
    permission: "content.write",
    handle: ({ services, actor, params: { id = "" }, input }) =>
      discardDraft(services, actor, { document: id, ...input }),
  }),
  restoreContent: operation({
    ...ofDraft,
    input: restoreInput,
    handle: ({ services, actor, params: { id = "" }, input }) =>
      restoreVersion(services, actor, { document: id, ...input }),
  }),
  removeContent: operation({
    input: removeInput,
    permission: "content.write",
    handle: ({ services, actor, params: { id = "" }, input }) =>
      removeDocument(services, actor, { document: id, ...input }),
  }),
  shareContentDraft: operation({
    input: z.strictObject({}),
    permission: "content.write",
    handle: ({ services, actor, params: { id = "" } }) => shareDraft(services, actor, id),
  }),
  stopSharingContentDraft: operation({
    ...ofDraft,
    input: z.strictObject({}),
    async handle({ services, actor, params: { id = "" } }) {
      await stopSharing(services, actor, id);
      return { link: "", until: "" };
    },
  }),
});

type Props = ScreenProps<typeof loader>;

/** The editor of one document, and what can be done with its draft. */
export default function DocumentScreen({ loaderData }: Props) {
  return <Document key={loaderData.id} loaderData={loaderData} />;
}

function Document({ loaderData: content }: Props) {
  const { problem, send, clear } = useOperations<typeof action>();
  const sharing = useOperations<typeof action>();
  return (
    <DocumentEditor
      content={content}
      operations={{
        problem,
        clear,
        publish: (input, options) => send("publishContent", input, options),
        unschedule: (input, options) => send("unscheduleContent", input, options),
        discard: (input, options) => send("discardContentDraft", input, options),
        restore: (input, options) => send("restoreContent", input, options),
        remove: (input, options) => send("removeContent", input, options),
      }}
      sharing={{
        busy: sharing.busy,
        problem: sharing.problem?.message,
        share: () => sharing.send("shareContentDraft", {}, { stay: true }),
        stop: () => sharing.send("stopSharingContentDraft", {}, { stay: true }),
      }}
    />
  );
}
