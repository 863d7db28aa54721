import { type ReactNode, useEffect } from "react";
import { Note } from "#ui/note.tsx";
import { keepFocus } from "./keep-focus.ts";
import { type AdminFrame, SideNav } from "./side-nav.tsx";

/** The admin shell: the menu at the side (on top of small screens) and the screen itself. */
export function Shell({ frame, busy, children }: { frame: AdminFrame; busy: boolean; children: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <div className="min-h-dvh bg-sunken lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SideNav frame={frame} />
      <main
        aria-busy={busy || undefined}
        className="min-w-0 px-gutter pt-8 pb-16 lg:px-[2.75rem] lg:pt-9"
        id="main"
        tabIndex={-1}
      >
        <div className="mx-auto max-w-wide">
          {frame.notice === undefined ? null : (
            <Note className="mb-6" kind="care">
              <p>{frame.notice}</p>
            </Note>
          )}
          {children}
        </div>
      </main>
    </div>
  );
}
