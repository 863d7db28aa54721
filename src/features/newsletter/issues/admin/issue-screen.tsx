import { PictureTool } from "#features/pictures/ui/picture-tool.tsx";
import { UploadDialog } from "#features/pictures/ui/upload-dialog.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { issueCopy as copy } from "../copy.ts";
import { issueScreen } from "../reads/issue-screens.server.ts";
import { IssueEditor } from "../ui/issue-editor.tsx";
import { IssueProgress } from "../ui/issue-progress.tsx";
import { IssueTag } from "../ui/issue-tag.tsx";

export const loader = screenLoader(({ services, actor, params: { id = "" } }) =>
  issueScreen(services, actor, id),
);

/** One issue: its editor while it is a draft, then its delivery counts. */
export default function IssueScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { issue, title } = content;
  return (
    <>
      <p className="text-small">
        <a className={panelLink} href="/admin/newsletters">
          {copy.back}
        </a>
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="rounded-sm text-[2.25rem] leading-tight wrap-anywhere focus-ring">{title}</h1>
        <IssueTag state={issue.state} text={copy.states[issue.state]} />
      </div>
      {issue.state === "draft" ? (
        <IssueEditor
          drawUpload={(given) => <UploadDialog {...given} />}
          drawPicker={(onPick) => <PictureTool label={copy.picture} onPick={onPick} />}
          key={issue.id}
          screen={content}
        />
      ) : (
        <IssueProgress content={content} />
      )}
    </>
  );
}
