import type { ReactNode, RefObject } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";

type SheetProps = {
  open: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** A panel over the lower part of the exercise. */
export function Sheet({ open, onClose, opener, title, closeLabel, children }: SheetProps) {
  return (
    <Dialog
      className="zenden-sheet mx-auto mt-auto mb-0 max-h-[min(88svh,46rem)] w-full max-w-140 overflow-y-auto overscroll-contain rounded-t-xl border border-line bg-bg p-0 text-ink shadow-pop sm:mb-6 sm:rounded-xl"
      label={title}
      onClose={onClose}
      open={open}
      opener={opener}
    >
      <div className="grid gap-6 px-5 pt-4 pb-7 sm:px-7">
        <div className="flex items-center justify-between gap-4">
          <Heading level={2} size={4}>
            {title}
          </Heading>
          <button
            aria-label={closeLabel}
            className="-mr-1.5 grid size-11 place-items-center rounded-full text-ink focus-ring hover:bg-tint"
            onClick={onClose}
            type="button"
          >
            <Icon className="size-5" name="close" />
          </button>
        </div>
        {children}
      </div>
    </Dialog>
  );
}
