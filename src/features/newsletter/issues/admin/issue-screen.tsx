import * as z from "zod/mini";
import { mailSentence } from "#content/mail-notice.ts";
import { panelLink } from "#ui/panel-class.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { issueCopy } from "../copy.ts";
import { issueScreen } from "../reads/issues.server.ts";
import { issueAgain, issueMoving, issueRestoring } from "../schema.ts";
import { deleteIssue, restoreVersion, sendTest } from "../writes/draft.server.ts";
import { moveIssue, scheduleIssue, sendAgain } from "../writes/send.server.ts";
import { IssueEditor } from "./issue-editor.tsx";
import { IssueProgress } from "./issue-progress.tsx";
import { IssueTag } from "./issue-tag.tsx";

const tested = "The test is on its way to your email address.";

export const loader = screenLoader(({ services, actor, params: { id = "" } }) =>
  issueScreen(services, actor, id),
);

export const action = screenAction({
  moveNewsletterIssue: operation({
    withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
    recentSignInFor: ({ move }) => move === "schedule" || move === "resume",
    input: issueMoving,
    async handle({ services, actor, params: { id = "" }, input }) {
      if (input.move === "schedule") await scheduleIssue(services, actor, { id, ...input });
      else await moveIssue(services, actor, { id, revision: input.revision, move: input.move });
      return {};
    },
  }),
  restoreNewsletterIssue: operation({
    withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
    input: issueRestoring,
    handle: ({ services, actor, params: { id = "" }, input }) =>
      restoreVersion(services, actor, { id, ...input }),
  }),
  deleteNewsletterIssue: operation({
    permission: "records.delete",
    input: z.strictObject({}),
    async handle({ services, actor, params: { id = "" } }) {
      await deleteIssue(services, actor, id);
      return {};
    },
  }),
  testNewsletterIssue: operation({
    withoutRecentSignIn: "writes to one person",
    limit: { points: 30, seconds: 600 },
    input: z.strictObject({}),
    async handle({ services, actor, params: { id = "" } }) {
      await sendTest(services, actor, id);
      return { message: mailSentence(services.settings, tested) };
    },
  }),
  resendNewsletterIssue: operation({
    input: issueAgain,
    handle: async ({ services, actor, params: { id = "" }, input: { which } }) => ({
      count: await sendAgain(services, actor, { id, which }),
    }),
  }),
});

/** One issue: its editor while it is a draft, then its delivery counts. */
export default function IssueScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { issue, title } = content;
  return (
    <>
      <p className="text-small">
        <a className={panelLink} href="/admin/newsletters">
          {issueCopy.back}
        </a>
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="rounded-sm text-[2.25rem] leading-tight wrap-anywhere focus-ring">{title}</h1>
        <IssueTag state={issue.state} text={issueCopy.states[issue.state]} />
      </div>
      {issue.state === "draft" ? (
        <IssueEditor key={issue.id} screen={content} />
      ) : (
        <IssueProgress content={content} />
      )}
    </>
  );
}
