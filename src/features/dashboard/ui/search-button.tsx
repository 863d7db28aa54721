import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { searchCopy as copy } from "../copy/search.ts";
import type { Offered } from "./palette-choices.ts";

// The dialog and its data are loaded when it is opened.
const SearchDialog = lazy(async () => ({ default: (await import("./search-dialog.tsx")).SearchDialog }));

type SearchButtonProps = {
  /** What can be opened or run without asking the server. */
  offered: Offered;
  className: string;
};

/** Opens the admin search; so do Ctrl+K and Cmd+K on any admin screen. */
export function SearchButton({ offered, className }: SearchButtonProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setWanted(true);
      setOpen(true);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={`${className} noscript:hidden`}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        type="button"
      >
        <span>{copy.open}</span>
        <kbd className="text-small opacity-80 max-lg:hidden">{copy.keys}</kbd>
      </button>
      {wanted
        ? // Not inside the menu, which has colours of its own.
          createPortal(
            <Suspense fallback={null}>
              <SearchDialog onClose={() => setOpen(false)} open={open} offered={offered} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}
