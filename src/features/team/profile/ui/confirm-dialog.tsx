import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { Dialog } from "#ui/dialog.tsx";
import { profileCopy as copy } from "../copy.ts";
import { confirmingWith, type OwnFactors, PasswordStep } from "./password-step.tsx";

/** The question who somebody is, over the screen where they are. */
export default function ConfirmDialog({
  factors,
  onAnswer,
}: {
  factors: OwnFactors;
  onAnswer(confirmed: boolean): void;
}) {
  return (
    <Dialog
      className="m-auto w-[calc(100%-2rem)] max-w-narrow rounded-2xl border border-line bg-surface p-card text-ink shadow-pop backdrop:bg-(--kw-scrim)"
      label={copy.confirm.heading}
      onClose={() => onAnswer(false)}
      open
    >
      <h2 className="mb-3 text-h3">{copy.confirm.heading}</h2>
      <PasswordStep
        {...confirmingWith(factors, { failed: adminCopy.failed, onDone: () => onAnswer(true) })}
        copy={copy}
        failed={adminCopy.failed}
        marks={fieldMarks}
        onCancel={() => onAnswer(false)}
        onDone={() => onAnswer(true)}
        submit={copy.confirm.submit}
        text={copy.confirm.text}
        url="/api/admin/profile/confirm"
      />
    </Dialog>
  );
}
