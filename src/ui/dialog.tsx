import { type ReactNode, type RefObject, useEffect, useRef } from "react";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  /** Gets the focus back; not every browser remembers which element had it. */
  opener?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
};

/** Lets the page scroll again once the last dialog is closed. */
function releasePage(): void {
  if (document.querySelector("dialog:modal") === null) delete document.documentElement.dataset.still;
}

/** A modal dialog: it traps the focus, and Escape or a press outside closes it. */
export function Dialog({ open, onClose, label, opener, className = "", children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const { documentElement: page } = document;
    // Short pages have no scrollbar, and on many systems it overlays the page: then no space needs to be reserved.
    page.dataset.still ??= innerWidth > page.clientWidth ? "scrollbar" : "";
    dialog.showModal();
    return () => {
      dialog.close();
      releasePage();
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press is on the backdrop; Escape is the dialog's own.
    <dialog
      aria-label={label}
      className={className}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={(event) => {
        // React bubbles the close event of a nested dialog to this one.
        if (event.target !== event.currentTarget) return;
        releasePage();
        // The event is delayed; the dialog may have been reopened by then.
        if (event.currentTarget.open) return;
        opener?.current?.focus();
        onClose();
      }}
      ref={ref}
    >
      {children}
    </dialog>
  );
}
