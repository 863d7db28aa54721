import { type KeyboardEvent, useState } from "react";
import { useNavigate } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Labelled } from "#ui/labelled.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast/store.ts";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { issueCopy as copy, issueMessages } from "../copy.ts";
import type { IssueVersion } from "../reads/content.server.ts";
import type { issueScreen } from "../reads/issues.server.ts";
import { offeredPaces } from "../rules/sending.ts";
import { IssueFields, IssueLabels, railPanel } from "./issue-rail.tsx";
import { IssuePreview, type Previewed } from "./issue-preview.tsx";
import { IssueSend } from "./issue-send.tsx";
import { nameOfSegment } from "./issue-lines.tsx";
import { type IssueDraft, useIssue } from "./use-issue.ts";

type Screen = Awaited<ReturnType<typeof issueScreen>>;

/** The dialog over a draft, with what the server said of it. */
type Open = { dialog: "preview" | "send"; previewed: Previewed };

/** The editor of an issue: the mail on the left, and beside it everything that is done with it. */
export function IssueEditor({ screen }: { screen: Screen }) {
  const draft = useIssue(screen.issue);
  const [open, setOpen] = useState<Open>();
  const hydrated = useHydrated();
  const { busy, problem } = draft;

  async function show(dialog: Open["dialog"]) {
    if (busy) return;
    const previewed = await draft.preview();
    if (previewed) setOpen({ dialog, previewed });
  }
  async function test() {
    const tested = await draft.test();
    if (tested) toast({ title: tested.message });
  }
  async function restore(version: string) {
    if (await draft.restore(version)) toast({ title: versionCopy.restored });
  }
  /** Before the text's own Ctrl+Enter, which breaks the line. */
  function onKey(event: KeyboardEvent) {
    const isSave = event.key === "s";
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !(isSave || event.key === "Enter")) return;
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    event.preventDefault();
    event.stopPropagation();
    if (isSave) void draft.save();
    else void show("send");
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
            onClick={() => void show("send")}
            size="small"
            variant="primary"
          >
            {copy.schedule.open}
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
        <IssueLabels draft={draft} screen={screen} />
        <IssueVersions busy={busy} onRestore={(id) => void restore(id)} versions={screen.versions} />
        <div className={`grid gap-4 ${railPanel}`}>
          <Pace draft={draft} />
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

/** Whether everything is saved. What couldn't be is tried again by a press. */
function SaveStatus({ draft: { busy, unsaved, problem, save } }: { draft: IssueDraft }) {
  const isRefused = unsaved && problem !== undefined;
  return (
    <div className="flex min-h-[1lh] flex-wrap items-center gap-3 text-small text-ink-soft">
      <p role="status">{isRefused ? copy.notSaved : unsaved ? copy.saving : copy.saved}</p>
      {isRefused ? (
        <Button busy={busy} onClick={() => void save()} size="small" variant="outline">
          {copy.saveNow}
        </Button>
      ) : null}
    </div>
  );
}

function Pace({ draft: { content, set } }: { draft: IssueDraft }) {
  const paces = [...new Set([...offeredPaces, content.pace])].toSorted((one, other) => one - other);
  return (
    <Labelled label={copy.pace.label}>
      <Select onChange={(event) => set({ pace: Number(event.target.value) })} value={content.pace}>
        {paces.map((pace) => (
          <option key={pace} value={pace}>
            {copy.pace.option(pace)}
          </option>
        ))}
      </Select>
    </Labelled>
  );
}

function DeleteDraft({ draft, marks }: { draft: IssueDraft; marks: Screen["marks"] }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();

  async function remove() {
    if (!(await draft.remove())) return;
    toast({ title: copy.removed });
    await navigate("/admin/newsletters", { replace: true });
  }

  return (
    <>
      <Button onClick={() => setAsking(true)} size="small" variant="outline">
        {copy.remove}
      </Button>
      {asking ? (
        <TypedDeletion
          busy={draft.busy}
          copy={copy.removal}
          expected=""
          field=""
          marks={marks}
          onClose={() => setAsking(false)}
          onRemove={() => void remove()}
          problem={draft.problem}
        />
      ) : null}
    </>
  );
}

const versionCopy = {
  heading: "Versions",
  about:
    "A version is kept for every ten minutes of writing, and for each of you. Restoring one loses nothing: what stands here now is kept too.",
  words: (count: number) => (count === 1 ? "1 word" : `${count.toLocaleString("en-US")} words`),
  gone: "someone who has left the team",
  noSubject: "No subject",
  now: "As it is now",
  restore: "Restore",
  restored: "Restored.",
} as const;

type IssueVersionsProps = {
  versions: readonly IssueVersion[];
  busy: boolean;
  onRestore(id: string): void;
};

/** What the draft said earlier, and the way back to it. Folded, because it is rarely needed. */
function IssueVersions({ versions, busy, onRestore }: IssueVersionsProps) {
  return (
    <details className={railPanel}>
      <summary className="cursor-pointer rounded-sm font-semibold focus-ring">
        {versionCopy.heading} ({versions.length})
      </summary>
      <p className="mt-3 max-w-text text-small text-ink-soft">{versionCopy.about}</p>
      <ol className="mt-3 grid">
        {versions.map(({ id, at, by, subject, words, isNow }) => (
          <li
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t border-line py-2"
            key={id}
          >
            <p className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{subject || versionCopy.noSubject}</span>,{" "}
              {versionCopy.words(words)}
              <span className="block text-small text-ink-soft">
                <LocalTime at={at} />, {by || versionCopy.gone}
              </span>
            </p>
            {isNow ? (
              <span className="text-small text-ink-soft">{versionCopy.now}</span>
            ) : (
              <Button busy={busy} onClick={() => onRestore(id)} size="small" variant="outline">
                {versionCopy.restore}
                <span className="sr-only">: {subject || versionCopy.noSubject}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
