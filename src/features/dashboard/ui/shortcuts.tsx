import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import {
  isSingleKey,
  isSingleKeyOn,
  isTaken,
  pressKey,
  pressSingleKey,
  setSingleKey,
  shortcutsEvent,
} from "../client/press-key.ts";
import { searchCopy } from "../copy/search.ts";

const { shortcuts: copy } = searchCopy;

/** The admin's keyboard shortcuts, and their list. A screen offers one by naming it in `aria-keyshortcuts`. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  const [queue] = useState(createKeyQueue);
  const { pathname } = useLocation();
  const going = useNavigation().location?.pathname;
  const coming = going === pathname ? undefined : going;
  useEffect(() => queue.goTo(coming, pathname), [queue, coming, pathname]);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const show = () => setOpen(true);
    const listen = (event: KeyboardEvent) => {
      if (event.key === "?" && pressKey(event) === "free") show();
      else if (event.key !== "?" && !queue.keep(event)) pressKey(event);
    };
    const dropInField = ({ target }: FocusEvent) => {
      if (target instanceof Element && isTaken(target)) queue.drop();
    };
    addEventListener("keydown", listen, { signal });
    addEventListener(shortcutsEvent, show, { signal });
    // By now the new screen has its controls, and its heading has the focus (use-route-change.ts).
    addEventListener("pathchange", queue.replay, { signal });
    addEventListener("pointerdown", queue.drop, { signal, capture: true });
    addEventListener("focusin", dropInField, { signal });
    return () => gone.abort();
  }, [queue]);
  return (
    <Dialog
      className="m-auto w-[calc(100%-2rem)] max-w-136 rounded-2xl border border-line bg-surface p-0 text-ink shadow-pop backdrop:bg-(--kw-scrim) md:max-w-220"
      label="Keyboard shortcuts"
      onClose={() => setOpen(false)}
      open={open}
    >
      {open ? <ShortcutList onClose={() => setOpen(false)} /> : null}
    </Dialog>
  );
}

function ShortcutList({ onClose }: { onClose(): void }) {
  return (
    <div className="grid gap-5 p-card">
      <h2 className="text-h3">Keyboard shortcuts</h2>
      <dl className="gap-x-12 md:columns-2">
        {copy.keys.map(({ keys, text }) => (
          <div className="flex break-inside-avoid items-center justify-between gap-4 py-1" key={text}>
            <dt>{text}</dt>
            <dd className="flex shrink-0 gap-2">
              {keys.map((key) => (
                <kbd
                  className="min-w-8 rounded-sm border border-line-strong px-2 text-center text-small"
                  key={key}
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 items-start gap-3">
        <input
          className="mt-1 size-5 accent-(--kw-primary) focus-ring"
          defaultChecked={isSingleKeyOn()}
          onChange={({ currentTarget }) => setSingleKey(currentTarget.checked)}
          type="checkbox"
        />
        <span>
          Use single-key shortcuts
          <span className="block text-small text-ink-soft">
            Turn this off if keys are pressed by accident, for example by speech input. Saved on this device.
          </span>
        </span>
      </label>
      <p>
        <Button autoFocus onClick={onClose} size="small" variant="outline">
          Close
        </Button>
      </p>
    </div>
  );
}

const most = 5;
const keptMs = 2_000;

type KeyQueue = {
  /** Says which screen is on its way, or that none is any more. */
  goTo(coming: string | undefined, current: string): void;
  /** Keeps a key for the coming screen; false if none is on its way or the key isn't a shortcut. */
  keep(event: KeyboardEvent): boolean;
  /** Presses the kept keys on the screen that has arrived. */
  replay(): void;
  drop(): void;
};

/**
 * Keeps shortcuts that are pressed while another screen loads, and presses them there. Until then the controls of the
 * old screen still exist, but whoever has left it doesn't mean them. A key is dropped after two seconds, and all are
 * with a press of the pointer, in a field, or when a different screen comes.
 */
function createKeyQueue(): KeyQueue {
  let kept: { key: string; timer: number }[] = [];
  let target: string | undefined;

  const drop = () => {
    for (const { timer } of kept) clearTimeout(timer);
    kept = [];
  };

  function replay(): void {
    if (target !== undefined) return;
    if (isTaken(document.activeElement)) drop();
    const first = kept.shift();
    if (first === undefined) return;
    clearTimeout(first.timer);
    // What follows a link is for where it leads, and waits on. After other keys the screen first shows what they did.
    if (pressSingleKey(first.key) !== "left") requestAnimationFrame(() => setTimeout(replay));
  }

  return {
    goTo(coming, current) {
      if (coming !== undefined && target !== undefined && coming !== target) drop();
      // When it has arrived, its keys wait for `replay`; a canceled one has none to press.
      if (coming === undefined && target !== undefined && target !== current) drop();
      target = coming;
    },
    keep(event) {
      if (target === undefined || event.defaultPrevented || event.isComposing) return false;
      // The spacebar scrolls and presses what has the focus.
      if (event.key === " " || !isSingleKey(event)) return false;
      event.preventDefault();
      if (event.repeat || kept.length === most) return true;
      const timer = window.setTimeout(() => {
        kept = kept.filter((each) => each.timer !== timer);
      }, keptMs);
      kept.push({ key: event.key, timer });
      return true;
    },
    replay,
    drop,
  };
}
