import { use, useState } from "react";
import { requiredMarks } from "#content/forms.ts";
import { instantOfLocalTime } from "#platform/clock/time-zone.ts";
import type { Role } from "#platform/permissions/access.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { conflictHeading } from "#ui/conflict-panel.tsx";
import { TextField } from "#ui/field-text.tsx";
import { LocalTime, SharedZone } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { menuCopy } from "../copy/addable.ts";
import { publishingCopy } from "../copy/publishing.ts";
import { editorCopy as copy } from "../copy/screen.ts";
import { isRecord } from "../rules/json.ts";
import { type PublishingRule, publishingObstacle } from "../rules/publishing.ts";
import { PublishQuestion } from "./question.tsx";
import type { DocumentDraft } from "./use-document.ts";

type PublishBarProps = {
  draft: DocumentDraft;
  /** What is published, by its name. */
  title: string;
  /** Whether it's in the frame around every page. */
  isEverywhere: boolean;
  /** What could be better about it, to be seen before it's published. */
  hints: readonly string[] | undefined;
  publishing: { rule: PublishingRule; actor: { id: string; role: Role } };
  /** Where the page is that it publishes; undefined if it shows in mails only. */
  page: string | undefined;
  /** Asks others to publish, for those who can't; `asked` once they have. */
  asking: { asked: boolean; problem: string | undefined; ask(): Promise<boolean> };
  /** Offers to put a page that was just published into a menu; undefined if it's in one, or can't be. */
  onAddToMenu: (() => void) | undefined;
  /** Leads to the first of these fields. */
  onFault(paths: readonly string[]): void;
};

/** What the bar is doing: each button shows its own progress. */
type Work = "publish" | "schedule" | "unschedule" | "discard" | "ask";

export function PublishBar({
  draft,
  title,
  isEverywhere,
  hints = [],
  publishing: { rule, actor },
  page,
  asking,
  onAddToMenu,
  onFault,
}: PublishBarProps) {
  const { stored, saving, problems, message, conflicts } = draft;
  const [work, setWork] = useState<Work>();
  const [done, setDone] = useState("");
  const [at, setAt] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const zone = use(SharedZone);
  const wrong = Object.keys(problems);
  const busy = work !== undefined;
  // What is being typed will be saved by whoever types it.
  const draftBy = saving === "saved" ? stored.draftBy : actor.id;
  const obstacle = publishingObstacle(rule, actor, draftBy);
  const isClean = saving === "saved" && !stored.hasDraft;
  const isHeld = isClean || wrong.length > 0 || conflicts.length > 0 || obstacle !== undefined;
  // What was done is no longer true of what is typed since.
  if (done !== "" && saving === "unsaved") setDone("");
  const takesOff = isShown(stored.published) && isRecord(draft.value) && draft.value.state === "hidden";

  async function run(
    name: Work,
    operation: () => Promise<boolean>,
    { success = "", save = draft.save } = {},
  ) {
    setWork(name);
    setDone("");
    const worked = (await save()) && (await operation());
    setWork(undefined);
    if (!worked) return false;
    setAt(undefined);
    setDone(success);
    return true;
  }

  async function publish() {
    await run("publish", () => draft.publish(), { success: copy.published });
    // What was refused is said in the bar, next to the fields.
    setAsked(false);
  }

  /** Happens at once and can be undone: what is on the screen has everybody's changes to this draft. */
  async function discard() {
    const before = draft.value;
    if (!(await run("discard", draft.discard, { save: async () => true }))) return;
    toast({ title: "Changes discarded", action: { label: "Undo", run: () => draft.edit(before) } });
  }

  return (
    <div className="z-10 grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-card xl:sticky xl:top-4">
      <p className="text-small text-ink-soft" role="status">
        {done || copy.saving[saving]}
        {done === copy.published && page !== undefined ? (
          <>
            {" "}
            <a className={panelLink} href={page}>
              {copy.viewPage}
            </a>
          </>
        ) : null}
      </p>
      {done === copy.published && onAddToMenu ? (
        <p>
          <Button onClick={onAddToMenu} size="small" variant="outline">
            {menuCopy.open}
          </Button>
        </p>
      ) : null}
      {conflicts.length > 0 ? (
        <p>
          <Button
            onClick={() => document.getElementById(conflictHeading)?.focus()}
            size="small"
            variant="outline"
          >
            Choose which text to keep
          </Button>
        </p>
      ) : null}
      {draft.isRestored ? (
        <p className="text-small">
          We found changes that this browser couldn't save last time. They're in the form again.
        </p>
      ) : null}
      {stored.scheduledAt === "" ? null : (
        <p className="flex flex-wrap items-center gap-3 text-small">
          <span>
            Scheduled to be published: <LocalTime at={stored.scheduledAt} />
          </span>
          {obstacle === "limited" ? null : (
            <Button
              busy={work === "unschedule"}
              disabled={busy}
              onClick={() => void run("unschedule", draft.unschedule, { success: copy.unscheduled })}
              size="small"
              variant="outline"
            >
              Don't publish it then
            </Button>
          )}
        </p>
      )}
      {stored.unfitAt === "" ? null : (
        <p className="text-small text-error">
          This was scheduled, but it no longer fits the form, so it wasn't published on{" "}
          <LocalTime at={stored.unfitAt} />.{" "}
          {"Nothing is lost. Please correct the marked fields and publish it again."}
        </p>
      )}
      {wrong.length > 0 ? (
        <p>
          <button
            className="min-h-6 rounded-sm text-left text-error text-small underline underline-offset-3 focus-ring"
            onClick={() => onFault(wrong)}
            type="button"
          >
            {copy.wrong(wrong.length)}
          </button>
        </p>
      ) : null}
      {hints.length > 0 ? (
        <Note>
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </Note>
      ) : null}
      {obstacle && !isClean ? (
        <p className="text-small text-ink-soft">
          {obstacle === "limited" && asking.asked ? publishingCopy.asked : publishingCopy.obstacles[obstacle]}
        </p>
      ) : null}
      <AlertNote text={draft.timeFault ? undefined : message || asking.problem || undefined} />
      <div className="flex flex-wrap items-center gap-3">
        {obstacle === "limited" ? (
          <Button
            busy={work === "ask"}
            disabled={busy || isClean || wrong.length > 0 || conflicts.length > 0 || asking.asked}
            onClick={() => void run("ask", asking.ask)}
            size="small"
            variant="primary"
          >
            {publishingCopy.ask}
          </Button>
        ) : (
          <>
            <Button
              busy={work === "publish"}
              disabled={busy || isHeld}
              onClick={() => (isEverywhere || takesOff ? setAsked(true) : void publish())}
              size="small"
              variant="primary"
            >
              {work === "publish" ? copy.publishing : "Publish now"}
            </Button>
            <Button
              aria-expanded={at !== undefined}
              disabled={busy || isHeld}
              onClick={() => setAt(at === undefined ? "" : undefined)}
              size="small"
              variant="outline"
            >
              Publish later
            </Button>
          </>
        )}
        <Button disabled={busy || isClean} onClick={() => void discard()} size="small" variant="text">
          Discard changes
        </Button>
      </div>
      {at === undefined ? null : (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            error={draft.timeFault || undefined}
            hint={zone}
            id="publish-at"
            label="Date and time"
            marks={requiredMarks}
            onChange={(event) => setAt(event.target.value)}
            type="datetime-local"
            value={at}
          />
          <Button
            busy={work === "schedule"}
            disabled={busy || at === ""}
            onClick={() =>
              void run("schedule", () => draft.publish(instantOfLocalTime(at, zone ?? "UTC")), {
                success: copy.scheduled,
              })
            }
            size="small"
            variant="primary"
          >
            Schedule
          </Button>
        </div>
      )}
      {isAsked ? (
        <PublishQuestion
          busy={work === "publish"}
          onClose={() => setAsked(false)}
          onYes={() => void publish()}
          takesOff={takesOff}
          title={title}
        />
      ) : null}
    </div>
  );
}

const isShown = (published: unknown) => isRecord(published) && published.state === "shown";
