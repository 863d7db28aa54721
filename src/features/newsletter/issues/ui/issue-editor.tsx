import { lazy, useState } from "react";
import { useNavigate } from "react-router";
import { richText } from "#content/rich-text.ts";
import { messageIn } from "#platform/browser/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { controlClass, describedBy, Field } from "#ui/field.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { TextField } from "#ui/field-text.tsx";
import { Note } from "#ui/note.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { issueCopy as copy, issueMessages } from "../copy.ts";
import type { issueScreen } from "../reads/issue-screens.server.ts";
import { issueBounds } from "../rules.ts";
import { IssuePreview, type Previewed } from "./issue-preview.tsx";
import { IssueReceivers } from "./issue-receivers.tsx";
import { IssueSchedule } from "./issue-schedule.tsx";
import type { DrawPicker } from "./issue-text-editor.tsx";
import { IssueVersions } from "./issue-versions.tsx";
import { type IssueDraft, useIssue } from "./use-issue.ts";

const IssueTextEditor = lazy(() => import("./issue-text-editor.tsx"));

type IssueEditorProps = { screen: Awaited<ReturnType<typeof issueScreen>>; drawPicker: DrawPicker };

/** The subject, preview text and text of an issue. */
function IssueFields({ draft, screen, drawPicker }: IssueEditorProps & { draft: IssueDraft }) {
  const { marks, pictures } = screen;
  const { content, set, problem } = draft;
  const text = { id: "letter-text", error: problem?.fields.text };
  return (
    <>
      <TextField
        autoComplete="off"
        error={problem?.fields.subject}
        hint={copy.subject.hint}
        id="letter-subject"
        label={copy.subject.label}
        marks={marks}
        maxLength={issueBounds.subject}
        onChange={(event) => set({ subject: event.target.value })}
        value={content.subject}
      />
      <TextField
        autoComplete="off"
        error={problem?.fields.preview}
        hint={copy.previewText.hint}
        id="letter-preview"
        label={copy.previewText.label}
        marks={marks}
        maxLength={issueBounds.preview}
        onChange={(event) => set({ preview: event.target.value })}
        value={content.preview}
      />
      <RichTextField
        {...text}
        editor={(given) => (
          <IssueTextEditor
            {...given}
            id={text.id}
            label={copy.text.label}
            onChange={(next) => set({ text: next })}
            drawPicker={drawPicker}
            pictures={pictures}
            readOnly={false}
            value={content.text}
          />
        )}
        hint={undefined}
        label={copy.text.label}
        markdown={
          <Field {...text} hint={copy.text.hint} label={copy.text.label} marks={marks}>
            <textarea
              aria-describedby={describedBy({ ...text, hint: copy.text.hint })}
              aria-invalid={text.error !== undefined}
              className={`${controlClass} min-h-72 resize-y py-3`}
              id={text.id}
              maxLength={issueBounds.text}
              onChange={(event) => set({ text: event.target.value })}
              rows={14}
              value={content.text}
            />
          </Field>
        }
        marks={marks}
        view={richText.view}
      />
    </>
  );
}

/** The editor of an issue: content, topics, audience, preview, test, and schedule. */
export function IssueEditor({ screen, drawPicker }: IssueEditorProps) {
  const draft = useIssue(screen.letter, screen.failed);
  const [notice, setNotice] = useState("");
  const [previewed, setPreviewed] = useState<Previewed>();
  const [asking, setAsking] = useState(false);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { busy, problem, unsaved } = draft;

  async function save() {
    setNotice("");
    if ((await draft.save()) !== undefined) setNotice(copy.saved);
  }
  async function test() {
    setNotice("");
    setNotice(messageIn(await draft.test()));
  }
  async function showPreview() {
    setPreviewed(await draft.preview());
  }
  async function restore(version: string) {
    setNotice("");
    if (await draft.restore(version)) setNotice(copy.versions.restored);
  }
  async function remove() {
    if (await draft.remove()) await navigate("/admin/newsletters", { replace: true });
  }

  return (
    <fieldset className="mt-6 grid min-w-0 gap-6" disabled={!hydrated}>
      <div className={`grid gap-6 ${panelClass}`}>
        <IssueFields draft={draft} drawPicker={drawPicker} screen={screen} />
        <IssueReceivers draft={draft} screen={screen} />
        {screen.letter.sendAt === "" ? null : (
          <Note kind="care">
            <p>{issueMessages.noSender}</p>
          </Note>
        )}
        <AlertNote text={problem?.fields.sendAt === undefined ? problem?.message : undefined} />
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={busy} onClick={() => void save()} size="small" variant="primary">
            {copy.save}
          </Button>
          <Button busy={busy} onClick={() => void showPreview()} size="small" variant="outline">
            {copy.preview.button}
          </Button>
          <Button busy={busy} onClick={() => void test()} size="small" variant="outline">
            {copy.test}
          </Button>
          <span className="text-small text-ink-soft" role="status">
            {unsaved ? copy.unsaved : notice || copy.autosaved}
          </span>
        </div>
      </div>
      {previewed === undefined ? null : <IssuePreview previewed={previewed} />}
      <IssueSchedule draft={draft} sends={screen.sends} zone={screen.zone} />
      <IssueVersions busy={busy} onRestore={(id) => void restore(id)} versions={screen.versions} />
      {screen.mayDelete ? (
        <div className="flex flex-wrap gap-3">
          {asking ? (
            <>
              <Button busy={busy} onClick={() => void remove()} size="small" variant="primary">
                {copy.removeSure}
              </Button>
              <Button autoFocus onClick={() => setAsking(false)} size="small" variant="outline">
                {copy.removeKeep}
              </Button>
            </>
          ) : (
            <Button onClick={() => setAsking(true)} size="small" variant="outline">
              {copy.remove}
            </Button>
          )}
        </div>
      ) : null}
    </fieldset>
  );
}
