import { type KeyboardEvent, lazy, useState } from "react";
import { useNavigate } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { richText } from "#content/rich-text.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { controlClass, describedBy, Field } from "#ui/field.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Note } from "#ui/note.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { toast } from "#ui/toast/store.ts";
import { issueCopy as copy, issueMessages } from "../copy.ts";
import type { issueScreen } from "../reads/issues.server.ts";
import { isNewsletter } from "../rules/audience.ts";
import { issueBounds } from "../rules/sending.ts";
import { LineField, MailLine } from "./issue-lines.tsx";
import { IssuePreview, type Previewed } from "./issue-preview.tsx";
import { DeleteDraft, IssueLabels, IssueVersions, Pace, railPanel, SaveStatus } from "./issue-rail.tsx";
import { IssueSend } from "./issue-send.tsx";
import { IssueTo, nameOfSegment } from "./issue-to.tsx";
import { type IssueDraft, useIssue } from "./use-issue.ts";

const IssueTextEditor = lazy(() => import("./issue-text-editor.tsx"));

const textId = "issue-text";

type Screen = Awaited<ReturnType<typeof issueScreen>>;

type Open = { dialog: "preview" | "send"; previewed: Previewed };

export function IssueEditor({ screen }: { screen: Screen }) {
  const draft = useIssue(screen.issue);
  const [open, setOpen] = useState<Open>();
  const hydrated = useHydrated();
  const { busy, problem } = draft;
  const navigate = useNavigate();
  const isWelcome = screen.welcomeSent !== undefined;

  async function show(dialog: Open["dialog"]) {
    if (busy) return;
    const previewed = await draft.preview();
    if (previewed) setOpen({ dialog, previewed });
  }
  /** To the step before sending; an email of the welcome series is added to it there. */
  async function goOn() {
    if (!isWelcome) return show("send");
    if ((await draft.save()) !== undefined) await navigate("/admin/newsletters/welcome");
  }
  async function test() {
    const tested = await draft.test();
    if (tested) toast({ title: tested.message });
  }
  async function restore(version: string) {
    if (await draft.restore(version)) toast({ title: "Restored." });
  }
  /** Before the text's own Ctrl+Enter, which breaks the line. */
  function onKey(event: KeyboardEvent) {
    const isSave = event.key === "s";
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !(isSave || event.key === "Enter")) return;
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    event.preventDefault();
    event.stopPropagation();
    if (isSave) void draft.save();
    else void goOn();
  }
  const close = () => setOpen(undefined);

  return (
    <fieldset
      className="mt-5 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start"
      disabled={!hydrated}
      onKeyDownCapture={onKey}
    >
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${panelClass}`}>
        <IssueFields draft={draft} screen={screen} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:sticky xl:top-5">
        <section aria-label={copy.actions} className={`grid gap-3 ${railPanel}`}>
          {screen.issue.sendAt === "" ? null : (
            <Note kind="care">
              <p>{issueMessages.noSender}</p>
            </Note>
          )}
          <Button
            aria-keyshortcuts="Control+Enter Meta+Enter"
            busy={busy}
            onClick={() => void goOn()}
            size="small"
            variant="primary"
          >
            {isWelcome ? copy.welcome.done : copy.schedule.open}
          </Button>
          <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
            <Button busy={busy} onClick={() => void show("preview")} size="small" variant="outline">
              {copy.preview.button}
            </Button>
            <Button busy={busy} onClick={() => void test()} size="small" variant="outline">
              {copy.test}
            </Button>
          </div>
          <AlertNote text={problem?.fields.sendAt === undefined ? problem?.message : undefined} />
          <p className="text-small empty:hidden" role="status">
            {draft.restored ? adminCopy.drafts.restored : ""}
          </p>
          <SaveStatus draft={draft} />
        </section>
        {isNewsletter(draft.content) ? <IssueLabels draft={draft} screen={screen} /> : null}
        <IssueVersions busy={busy} onRestore={(id) => void restore(id)} versions={screen.versions} />
        <div className={`grid gap-4 ${railPanel}`}>
          {isWelcome ? null : <Pace draft={draft} />}
          {screen.mayDelete ? <DeleteDraft draft={draft} marks={screen.marks} /> : null}
        </div>
      </div>
      {open?.dialog === "preview" ? <IssuePreview onClose={close} previewed={open.previewed} /> : null}
      {open?.dialog === "send" ? (
        <IssueSend
          previewed={open.previewed}
          draft={draft}
          onClose={close}
          sends={screen.sends}
          to={nameOfSegment(screen, draft.content.segment)}
          zone={screen.zone}
        />
      ) : null}
    </fieldset>
  );
}

type IssueFieldsProps = {
  draft: IssueDraft;
  screen: Screen;
};

function IssueFields({ draft, screen }: IssueFieldsProps) {
  const { marks, pictures, issue } = screen;
  const { content, set, problem, audience } = draft;
  const text = { id: textId, error: problem?.fields.text };
  const line = { errorMark: marks.errorMark, onEnter: () => document.getElementById(textId)?.focus() };
  return (
    <>
      <div className="grid gap-3">
        {screen.welcomeSent !== undefined ? (
          <p className="text-small text-ink-soft">{copy.welcome.about}</p>
        ) : (
          <MailLine id="issue-to" label={copy.to.label}>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <div className="min-w-0 basis-72">
                <IssueTo onChange={(segment) => set({ segment })} screen={screen} segment={content.segment} />
              </div>
              <p className="min-h-[1lh] text-small text-ink-soft" id="issue-audience" role="status">
                {audience === undefined ? "" : copy.audience(audience.receivers, audience.leftOut)}
              </p>
            </div>
          </MailLine>
        )}
        <LineField
          {...line}
          {...copy.subject}
          // Whoever has just begun a newsletter writes on here.
          autoFocus={issue.content.subject === ""}
          error={problem?.fields.subject}
          id="issue-subject"
          maxLength={issueBounds.subject}
          onChange={(subject) => set({ subject })}
          value={content.subject}
        />
        <LineField
          {...line}
          {...copy.previewText}
          error={problem?.fields.preview}
          id="issue-preview"
          maxLength={issueBounds.preview}
          onChange={(preview) => set({ preview })}
          value={content.preview}
        />
      </div>
      <RichTextField
        {...text}
        editor={(given) => (
          <IssueTextEditor
            {...given}
            id={textId}
            label={copy.text.label}
            onChange={(next) => set({ text: next })}
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
              id={textId}
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
