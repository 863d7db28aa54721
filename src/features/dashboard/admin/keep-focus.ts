/** The last focus position: the element and its ancestors, innermost first, each with its index among its siblings. */
type Position = { element: HTMLElement; path: string; around: readonly { parent: Element; index: number }[] };

const focusable =
  'a[href], button:not([disabled]), input:not([type="hidden"]):not([disabled]), summary, '.concat(
    'select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])',
  );

const handOnAfterMs = 1_000;

/**
 * Keeps the keyboard focus in the admin. An action often removes or disables the focused element: a row is deleted, a
 * dialog closes, a button is disabled while it works. Browsers then start again at the top of the page. This moves
 * the focus to the same button once it is enabled again, else to what opened the dialog, else to what took its place.
 * Screens can move the focus themselves; this acts only when nothing has it, and only within one screen: where the
 * focus begins on the next one is useRouteChange's to say.
 * @returns a function that stops it.
 */
export function keepFocus(): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let last: Position | undefined;
  /** The last focus position outside of any dialog. */
  let opener: Position | undefined;
  /** The element was disabled after it got the focus, perhaps only while it works. */
  let switchedOff = false;
  let waiting = false;
  let planned = false;

  function remember({ target }: Event) {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = positionOf(target);
    switchedOff = false;
    if (target.closest("dialog") === null) opener = last;
  }

  function check() {
    planned = false;
    if (signal.aborted || last === undefined || last.path !== location.pathname || hasFocus()) return;
    if (isShown(last.element)) {
      // A click on the background removes the focus on purpose.
      if (last.element.matches(":disabled")) waitFor(last);
      else if (switchedOff) last.element.focus();
      return;
    }
    const closed = last.around.some(({ parent }) => parent.matches("dialog")) && !isInOpenDialog(last);
    const place = closed ? opener : last;
    if (place === undefined) focusHeading(document);
    else if (isShown(place.element) && place.element.matches(focusable)) place.element.focus();
    else targetNear(place)?.focus();
  }

  /** A working button is soon enabled again. One with nothing left to do, such as Undo, passes the focus on. */
  function waitFor(place: Position) {
    if (waiting) return;
    waiting = true;
    const handOn = () => {
      waiting = false;
      if (signal.aborted || last !== place || hasFocus() || !place.element.matches(":disabled")) return;
      if (place.element.getAttribute("aria-busy") === "true") waitFor(place);
      else targetNear(place)?.focus();
    };
    setTimeout(handOn, handOnAfterMs);
  }

  function plan() {
    if (planned) return;
    planned = true;
    // The browser removes the focus while rendering; after that we know whether anything else has it.
    requestAnimationFrame(() => setTimeout(check));
  }

  const watcher = new MutationObserver((changes) => {
    const isOwn = ({ attributeName, target }: MutationRecord) =>
      attributeName === "disabled" && target === last?.element;
    if (changes.some(isOwn)) switchedOff = true;
    plan();
  });
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "hidden", "open"],
  });
  document.addEventListener("focusin", remember, { signal });
  document.addEventListener("focusout", plan, { signal });
  if (hasFocus() && document.activeElement instanceof HTMLElement) last = positionOf(document.activeElement);
  return () => {
    gone.abort();
    watcher.disconnect();
  };
}

function hasFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body;
}

function positionOf(element: HTMLElement): Position {
  const around: Position["around"][number][] = [];
  for (
    let child: Element = element;
    child.parentElement && child !== document.body;
    child = child.parentElement
  )
    around.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return { element, path: location.pathname, around };
}

function isShown(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true });
}

function isInOpenDialog({ around }: Position): boolean {
  return around.some(({ parent }) => parent.matches("dialog[open]") && parent.isConnected);
}

/** The closest element to the old position: in its row, its group, then the next row, then the heading above. */
function targetNear({ around }: Position): HTMLElement | null {
  for (const { parent, index } of around) {
    if (parent.matches("main, body")) break;
    if (!isShown(parent)) continue;
    if (parent.matches("details:not([open])")) return parent.querySelector("summary");
    const children = [...parent.children];
    const near = [...children.slice(index), ...children.slice(0, index).reverse()];
    const found = near.map(firstFocusable).find((each) => each !== undefined);
    if (found !== undefined) return found;
    if (parent.matches("section, form") && parent.querySelector("h2, h3")) return headingIn(parent);
  }
  return headingIn(document);
}

function firstFocusable(inside: Element): HTMLElement | undefined {
  const all = [inside, ...inside.querySelectorAll(focusable)];
  for (const each of all)
    if (each instanceof HTMLElement && each.matches(focusable) && isShown(each)) return each;
  return undefined;
}

function focusHeading(inside: ParentNode): void {
  headingIn(inside)?.focus();
}

function headingIn(inside: ParentNode): HTMLElement | null {
  const heading = inside.querySelector<HTMLElement>(inside === document ? "main h1" : "h2, h3");
  const target = heading ?? document.querySelector<HTMLElement>("main");
  if (target !== null && !target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  return target;
}
