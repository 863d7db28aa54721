/** Where the focus was: the element and what stood around it, from the inside out, each with its place among others. */
type Place = { element: HTMLElement; around: readonly { parent: Element; index: number }[] };

const focusable =
  'a[href], button:not([disabled]), input:not([type="hidden"]):not([disabled]), summary, '.concat(
    'select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])',
  );

const handOnAfterMs = 1_000;

/**
 * Keeps the keyboard's place in the admin. An action often takes away what had the focus: a row is deleted, a question
 * is answered, a dialog closes, a button is off while it works. Browsers then start again at the top of the page. Here
 * the focus goes to the same button once it works again, else to what opened the dialog, else to what took its place.
 * A screen that knows better moves the focus itself; this acts only where nothing has it.
 * @returns what ends it.
 */
export function keepFocus(): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let last: Place | undefined;
  /** The last place outside of any dialog. */
  let opener: Place | undefined;
  /** The element was switched off since it got the focus, perhaps only while it worked. */
  let switchedOff = false;
  let waiting = false;
  let planned = false;

  function remember({ target }: Event) {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = placeOf(target);
    switchedOff = false;
    if (target.closest("dialog") === null) opener = last;
  }

  function check() {
    planned = false;
    if (signal.aborted || last === undefined || hasFocus()) return;
    if (isShown(last.element)) {
      // Whoever presses beside everything wants the focus nowhere.
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

  /** A button that works is on again soon. One that has nothing left to do, such as Undo, hands the focus on. */
  function waitFor(place: Place) {
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
    // The browser takes the focus away as it draws; by then it is known whether anything else has it.
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
  if (hasFocus() && document.activeElement instanceof HTMLElement) last = placeOf(document.activeElement);
  return () => {
    gone.abort();
    watcher.disconnect();
  };
}

function hasFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body;
}

function placeOf(element: HTMLElement): Place {
  const around: Place["around"][number][] = [];
  for (
    let child: Element = element;
    child.parentElement && child !== document.body;
    child = child.parentElement
  )
    around.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return { element, around };
}

function isShown(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true });
}

function isInOpenDialog({ around }: Place): boolean {
  return around.some(({ parent }) => parent.matches("dialog[open]") && parent.isConnected);
}

/** What stands now where the element stood: in its row, its group, then the next row, then the heading above. */
function targetNear({ around }: Place): HTMLElement | null {
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
