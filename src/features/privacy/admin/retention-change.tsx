import { useId, useState } from "react";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { controlClass } from "#ui/field.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Note } from "#ui/note.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { toast } from "#ui/toast/store.ts";
import { privacyCopy } from "../copy.ts";
import type { Due, KindKept } from "../schema.ts";
import { dueIn } from "../ui/answers.ts";

const copy = privacyCopy.retention;
const address = "/api/admin/privacy/retention";

/** Changes one retention period: previews its removals, then saves. */
export function RetentionChange({
  kind: { name, title },
  rule,
  failed,
  onChange,
}: {
  kind: KindKept;
  rule: NonNullable<KindKept["rule"]>;
  failed: string;
  onChange(): void;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [previewed, setPreviewed] = useState<{ figure: number; due: Due }>();
  const { busy, problem, send, clear } = useSending(failed);
  const close = () => {
    clear();
    setPreviewed(undefined);
    setOpen(false);
  };
  const unit = copy[rule.unit];
  const form = (
    <form
      className="grid gap-4 p-card"
      method="post"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const figure = Number(new FormData(event.currentTarget).get("figure"));
        const query = new URLSearchParams({ name, figure: String(figure) });
        const response = await send("GET", `${address}/preview?${query}`);
        if (response !== undefined) setPreviewed({ figure, due: dueIn(response) });
      }}
    >
      <KeepTyped busy={busy} failed={problem !== undefined} id="retention" />
      <ProblemNote problem={problem && { ...problem, fields: {} }} />
      <div className="grid gap-1.5">
        <label className="text-small font-semibold" htmlFor={id}>
          {copy.figureOf(title, unit)}
        </label>
        <p className="text-small text-ink-faint" id={`${id}-hint`}>
          {copy.bounds(rule.least, rule.most, unit)}
        </p>
        <input
          aria-describedby={`${id}-hint`}
          // biome-ignore lint/a11y/noAutofocus: the first field of a dialog that was just opened
          autoFocus
          className={`${controlClass} h-13 max-w-40`}
          defaultValue={rule.figure}
          id={id}
          inputMode="numeric"
          max={rule.most}
          min={rule.least}
          name="figure"
          onChange={() => setPreviewed(undefined)}
          type="number"
        />
      </div>
      <div className="empty:hidden" role="status">
        {previewed === undefined ? null : (
          <Note kind={previewed.due.month > 0 ? "care" : "info"}>
            <p>{copy.would(previewed.due.tonight, previewed.due.month)}</p>
          </Note>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {previewed === undefined ? (
          <Button busy={busy} size="small" type="submit" variant="outline">
            {copy.preview}
          </Button>
        ) : (
          <Button
            busy={busy}
            onClick={async () => {
              const change = { name, figure: previewed.figure, was: rule.figure };
              const response = await send("PATCH", address, change);
              if (response === undefined) return;
              toast({ title: messageIn(response) });
              close();
              onChange();
            }}
            size="small"
            variant="primary"
          >
            {copy.save}
          </Button>
        )}
        <Button onClick={close} size="small" variant="outline">
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
  return (
    <>
      <Button
        aria-label={`${copy.change}: ${title}`}
        onClick={() => setOpen(true)}
        size="small"
        variant="outline"
      >
        {copy.change}
      </Button>
      {open ? (
        <Dialog
          className="m-auto w-[calc(100%-2rem)] max-w-136 rounded-2xl border border-line bg-surface p-0 text-left text-ink shadow-pop backdrop:bg-(--kw-scrim)"
          label={`${copy.change}: ${title}`}
          onClose={close}
          open
        >
          {form}
        </Dialog>
      ) : null}
    </>
  );
}
