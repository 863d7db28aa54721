import type { ReactNode } from "react";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { dialogClass } from "#ui/panel-class.ts";
import { editorCopy } from "../copy/screen.ts";

type QuestionProps = {
  heading: string;
  children: ReactNode;
  yes: string;
  /** The button's text while it works. */
  busyText: string;
  busy: boolean;
  /** Why it was refused. */
  problem: string;
  onYes(): void;
  onClose(): void;
};

/** Asks before something goes live that can't be seen in the form, or that changes every page. */
export function Question({ heading, children, yes, busyText, busy, problem, onYes, onClose }: QuestionProps) {
  return (
    <Dialog className={dialogClass} label={heading} onClose={onClose} open>
      <h2 className="text-h3 wrap-anywhere">{heading}</h2>
      <div className="mt-3 grid gap-3 text-ink-soft">{children}</div>
      <AlertNote className="mt-5" text={problem || undefined} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={busy} onClick={onYes} size="small" variant="primary">
          {busy ? busyText : yes}
        </Button>
        <Button disabled={busy} onClick={onClose} size="small" variant="outline">
          {editorCopy.questions.no}
        </Button>
      </div>
    </Dialog>
  );
}

type PublishQuestionProps = {
  title: string;
  /** Whether it takes a page off the site, rather than changing every page. */
  takesOff: boolean;
  busy: boolean;
  onYes(): void;
  onClose(): void;
};

/** Asks before the draft is published. What was refused is said beside its fields. */
export function PublishQuestion({ title, takesOff, ...question }: PublishQuestionProps) {
  const { questions: copy, publishing } = editorCopy;
  return (
    <Question
      {...question}
      busyText={takesOff ? copy.takingOff : publishing}
      heading={takesOff ? copy.takeOff(title) : copy.everywhere}
      problem=""
      yes={takesOff ? copy.takeOffYes : copy.everywhereYes}
    >
      <p>{takesOff ? copy.takeOffText : copy.everywhereText(title)}</p>
    </Question>
  );
}
