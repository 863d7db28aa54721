import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { createKeyQueue } from "../client/key-queue.ts";
import { isTaken, pressKey } from "../client/press-key.ts";
import { shortcutsEvent } from "../client/run-in-page.ts";
import { isSingleKeyOn, setSingleKey } from "../client/single-key.ts";
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
      label={copy.heading}
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
      <h2 className="text-h3">{copy.heading}</h2>
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
          {copy.single}
          <span className="block text-small text-ink-soft">{copy.singleHint}</span>
        </span>
      </label>
      <p>
        <Button autoFocus onClick={onClose} size="small" variant="outline">
          {copy.close}
        </Button>
      </p>
    </div>
  );
}
