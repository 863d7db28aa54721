import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";

import { type Ending, endEverywhere, type SessionTimes, watchSession } from "../client/session-watch.ts";
import { endingCopy, loginNotices } from "../copy/pages.ts";
import { loginAddress } from "../rules.ts";

export function SessionEnd({ times, children }: { times: SessionTimes; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const [near, setNear] = useState<Ending>();
  // Those of the first screen: later ones say the same a little later.
  const [first] = useState(times);
  function end(done: keyof typeof loginNotices) {
    const field = document.activeElement?.id;
    setOver(true);
    void leave(done, field);
  }
  const onEnd = useEffectEvent(() => end("ended"));
  useEffect(() => watchSession(first, { onEnd, onNear: setNear }), [first]);
  useEffect(focusAddressed, []);
  function signInAgain() {
    endEverywhere();
    end("again");
  }
  if (!isOver)
    return (
      <>
        {children}
        <Warning near={near} onSignIn={signInAgain} />
      </>
    );
  return (
    <main className="mx-auto max-w-text px-gutter py-16" id="main">
      <p role="status">{loginNotices.ended}</p>
    </main>
  );
}

/** Read out when it appears. It takes no focus: someone may be typing. Any key or press puts off an idle end. */
function Warning({ near, onSignIn }: { near: Ending | undefined; onSignIn: () => void }) {
  const copy = near && endingCopy[near.because];
  const before = useRef<Element>(null);
  useEffect(() => {
    if (near !== undefined || document.activeElement !== document.body) return;
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  }, [near]);
  return (
    <div
      className="fixed inset-x-0 bottom-16 z-50 px-gutter pb-4 empty:hidden lg:bottom-0 lg:left-[15.5rem] print:hidden"
      role="status"
    >
      {near === undefined || copy === undefined ? null : (
        <div className="mx-auto flex max-w-narrow flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line-strong bg-surface px-5 py-4 text-small text-ink shadow-pop">
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-semibold">{copy.heading(near.minutes)}</p>
            <p>{copy.text}</p>
          </div>
          <Button
            onClick={near.because === "limit" ? onSignIn : undefined}
            onFocus={({ relatedTarget }) => {
              before.current = relatedTarget;
            }}
            // The click alone counts: a key that hid its button before would still type into the next field.
            onKeyDown={(event) => event.stopPropagation()}
            onPointerDown={(event) => event.stopPropagation()}
            size="small"
            variant="primary"
          >
            {copy.button}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Without the server the session ends by itself; what was on the screen is gone in any case. */
async function leave(done: keyof typeof loginNotices, field: string | undefined): Promise<void> {
  const { pathname, search } = location;
  await fetch("/api/auth/sign-out", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  }).catch(() => undefined);
  // The field where somebody was typing is in view again after the sign-in.
  const login = new URL(loginAddress(pathname + search + (field ? `#${field}` : "")), location.href);
  login.searchParams.set("done", done);
  location.replace(login);
}

const fields = "main :is(input, textarea, select, [contenteditable='true'])";
/** How long a field may take to come: after the screen, editors are loaded and drafts read, some into a new form. */
const waitsMs = 3_000;

/**
 * Gives the focus to the field that the address names: after a sign-in, the one where somebody was typing, and not
 * the one that a new screen begins with. Stops with the first key or press, and once anything else has the focus.
 * @returns a function that stops it.
 */
function focusAddressed(): () => void {
  const id = location.hash.slice(1);
  const until = performance.now() + waitsMs;
  const stopped = new AbortController();
  // A form that is drawn anew with a draft may have its first field focused again, unless somebody was quicker than the
  // scripts and types there.
  const first = isTypedIn(document.activeElement) ? undefined : document.activeElement?.id;
  function look() {
    const field = document.getElementById(id);
    const now = document.activeElement;
    if (stopped.signal.aborted || performance.now() > until) return;
    if (field !== null && !field.matches(fields)) return;
    if (now !== document.body && now !== field && (!first || now?.id !== first)) return;
    if (field !== now) field?.focus();
    requestAnimationFrame(look);
  }
  const stop = () => stopped.abort();
  for (const sign of ["keydown", "pointerdown"])
    addEventListener(sign, stop, { capture: true, signal: stopped.signal });
  if (id !== "") look();
  return stop;
}

function isTypedIn(element: Element | null): boolean {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && element.value !== element.defaultValue;
}
