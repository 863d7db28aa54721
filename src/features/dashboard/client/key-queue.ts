import { isSingleKey, isTaken, pressSingleKey } from "./press-key.ts";

const most = 5;
const keptMs = 2_000;

export type KeyQueue = {
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
export function createKeyQueue(): KeyQueue {
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
