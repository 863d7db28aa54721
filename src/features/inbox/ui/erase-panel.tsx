import { useState } from "react";
import { useNavigate } from "react-router";
import { useSending } from "#platform/browser/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { panelClass } from "#ui/panel-class.ts";
import type { ItemContent } from "./inbox-content.ts";

/** Erasing for good, in two steps. */
export function ErasePanel({ content: { words, address, back } }: { content: ItemContent }) {
  const { erase } = words;
  const { busy, problem, send } = useSending(words.failed);
  const awake = useHydrated();
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <section aria-labelledby="erase-heading" className={`grid justify-items-start gap-3 ${panelClass}`}>
      <h2 className="text-h3" id="erase-heading">
        {erase.heading}
      </h2>
      <p className="text-small text-ink-soft">{erase.hint}</p>
      {asking ? (
        <div className="flex flex-wrap gap-3">
          <Button
            busy={busy}
            onClick={async () => {
              if (await send("DELETE", address)) await navigate(back.href, { replace: true });
            }}
            size="small"
            variant="primary"
          >
            {erase.sure}
          </Button>
          <Button autoFocus onClick={() => setAsking(false)} size="small" variant="outline">
            {erase.keep}
          </Button>
        </div>
      ) : (
        <Button disabled={!awake} onClick={() => setAsking(true)} size="small" variant="outline">
          {erase.button}
        </Button>
      )}
      <AlertNote text={problem?.message} />
    </section>
  );
}
