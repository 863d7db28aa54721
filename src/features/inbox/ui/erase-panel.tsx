import { useState } from "react";
import { useNavigate } from "react-router";
import { useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { sheetClass } from "#ui/panel-class.ts";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import type { ItemContent } from "./inbox-content.ts";

/** Erases an item permanently, after typing a word. */
export function ErasePanel({ content: { copy, address, back, marks } }: { content: ItemContent }) {
  const { erase } = copy;
  const { busy, problem, send } = useSending(copy.failed);
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <section aria-labelledby="erase-heading" className={`grid justify-items-start gap-2 ${sheetClass}`}>
      <h2 className="text-h4" id="erase-heading">
        {erase.heading}
      </h2>
      <p className="text-small text-ink-soft">{erase.hint}</p>
      <Button disabled={!hydrated} onClick={() => setAsking(true)} size="small" variant="danger-outline">
        {erase.button}
      </Button>
      {asking ? (
        <TypedDeletion
          busy={busy}
          copy={{ ...erase, text: erase.hint, remove: erase.sure }}
          expected={erase.expected}
          field="typed"
          marks={marks}
          onClose={() => setAsking(false)}
          onRemove={async () => {
            if (await send("DELETE", address)) await navigate(back.href, { replace: true });
          }}
          problem={problem}
        />
      ) : null}
    </section>
  );
}
