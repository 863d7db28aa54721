import { Dialog } from "#ui/dialog.tsx";
import { ConfirmStep, confirmHeading, type OwnFactors } from "./confirm-step.tsx";

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
      label={confirmHeading}
      onClose={() => onAnswer(false)}
      open
    >
      <h2 className="mb-3 text-h3">{confirmHeading}</h2>
      <ConfirmStep factors={factors} onCancel={() => onAnswer(false)} onDone={() => onAnswer(true)} />
    </Dialog>
  );
}
