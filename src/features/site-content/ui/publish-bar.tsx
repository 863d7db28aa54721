import { use, useState } from "react";
import { requiredMarks } from "#content/forms.ts";
import { instantOfLocalTime } from "#platform/clock/time-zone.ts";
import type { Role } from "#platform/permissions/access.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { conflictHeading } from "#ui/conflict-panel.tsx";
import { TextField } from "#ui/field-text.tsx";
import { LocalTime, SharedZone } from "#ui/local-time.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { publishingCopy } from "../copy/publishing.ts";
import { editorCopy as copy } from "../copy/screen.ts";
import { type PublishingRule, publishingObstacle } from "../rules/publishing.ts";
import type { DocumentDraft } from "./use-document.ts";

type PublishBarProps = {
  draft: DocumentDraft;
  publishing: { rule: PublishingRule; actor: { id: string; role: Role } };
  /** Where the page is that it publishes; undefined if it shows in mails only. */
  page: string | undefined;
  /** Asks others to publish, for those who can't; `asked` once they have. */
  asking: { asked: boolean; problem: string | undefined; ask(): Promise<boolean> };
  /** Leads to a field. */
  onMissing(path: readonly string[]): void;
};

export function PublishBar({ draft, publishing: { rule, actor }, page, asking, onMissing }: PublishBarProps) {
  const { stored, saving, problems, message, conflicts } = draft;
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState("");
  const [at, setAt] = useState<string>();
  const zone = use(SharedZone);
  const wrong = Object.keys(problems).length;
  // What is being typed will be saved by whoever types it.
  const draftBy = saving === "saved" ? stored.draftBy : actor.id;
  const obstacle = publishingObstacle(rule, actor, draftBy);
  const isClean = saving === "saved" && !stored.hasDraft;
  // The next change isn't published.
  const outcome = done === copy.published && !isClean ? "" : done;

  /** Leads to what is missing, which a new document doesn't mark until then. */
  function publish() {
    const missing = draft.isQuiet ? draft.reveal() : undefined;
    if (missing) {
      setDone("Not published yet. Please fill in the marked fields first.");
      onMissing(missing);
      return;
    }
    void run(() => draft.publish(), copy.published);
  }

  async function run(operation: () => Promise<boolean>, success = "", save = draft.save) {
    setBusy(true);
    setDone("");
    const worked = (await save()) && (await operation());
    setBusy(false);
    if (!worked) return false;
    setAt(undefined);
    setDone(success);
    return true;
  }

  /** Happens at once and can be undone: what is on the screen has everybody's changes to this draft. */
  async function discard() {
    const before = draft.value;
    if (!(await run(draft.discard, "", async () => true))) return;
    toast({ title: "Changes discarded", action: { label: "Undo", run: () => draft.edit(before) } });
  }

  return (
    <div className="z-10 grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-card xl:sticky xl:top-4">
      <p className="text-small text-ink-soft" role="status">
        {copy.saving[saving]} {outcome}
        {outcome === copy.published && page !== undefined ? (
          <>
            {" "}
            <a className={panelLink} href={page}>
              View page
            </a>
          </>
        ) : null}
      </p>
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
            <Button busy={busy} onClick={() => void run(draft.unschedule)} size="small" variant="outline">
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
      {wrong > 0 ? <p className="text-small text-error">{copy.wrong(wrong)}</p> : null}
      {obstacle && !isClean ? (
        <p className="text-small text-ink-soft">
          {obstacle === "limited" && asking.asked ? publishingCopy.asked : publishingCopy.obstacles[obstacle]}
        </p>
      ) : null}
      <AlertNote text={message || asking.problem || undefined} />
      <div className="flex flex-wrap items-center gap-3">
        {obstacle === "limited" ? (
          <Button
            busy={busy}
            disabled={isClean || wrong > 0 || conflicts.length > 0 || asking.asked}
            onClick={() => void run(asking.ask)}
            size="small"
            variant="primary"
          >
            {publishingCopy.ask}
          </Button>
        ) : (
          <>
            <Button
              busy={busy}
              disabled={isClean || wrong > 0 || conflicts.length > 0 || obstacle !== undefined}
              onClick={publish}
              size="small"
              variant="primary"
            >
              {busy ? "Publishing..." : "Publish now"}
            </Button>
            <Button
              aria-expanded={at !== undefined}
              disabled={isClean || wrong > 0 || conflicts.length > 0 || obstacle !== undefined}
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
            hint={zone}
            id="publish-at"
            label="Date and time"
            marks={requiredMarks}
            onChange={(event) => setAt(event.target.value)}
            type="datetime-local"
            value={at}
          />
          <Button
            busy={busy}
            disabled={at === ""}
            onClick={() => void run(() => draft.publish(instantOfLocalTime(at, zone ?? "UTC")))}
            size="small"
            variant="primary"
          >
            Schedule
          </Button>
        </div>
      )}
    </div>
  );
}
