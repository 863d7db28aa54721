const fields = "main :is(input, textarea, select, [contenteditable='true'])";
/** How long a field may take to come: after the screen, editors are loaded and drafts read, some into a new form. */
const waitsMs = 3_000;

/**
 * Gives the focus to the field that the address names: after a sign-in, the one where somebody was typing, and not
 * the one that a new screen begins with. Stops with the first key or press, and once anything else has the focus.
 * @returns a function that stops it.
 */
export function focusAddressed(): () => void {
  const id = location.hash.slice(1);
  const until = performance.now() + waitsMs;
  const stopped = new AbortController();
  // A form that is drawn anew with a draft may have its first field focused again.
  const first = document.activeElement?.id;
  function look() {
    const field = document.getElementById(id);
    const now = document.activeElement;
    if (stopped.signal.aborted || performance.now() > until) return;
    if (field !== null && !field.matches(fields)) return;
    if (now !== document.body && now !== field && (first === "" || now?.id !== first)) return;
    if (field !== now) field?.focus();
    requestAnimationFrame(look);
  }
  const stop = () => stopped.abort();
  for (const sign of ["keydown", "pointerdown"])
    addEventListener(sign, stop, { capture: true, signal: stopped.signal });
  if (id !== "") look();
  return stop;
}
