import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { worksheets } from "#content/pages/worksheets.ts";
import { Button } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";

type KeepingProps = {
  copy: (typeof worksheets)["keeping"] & { allCleared: string };
  /** Whether this browser has answers for any worksheet. */
  hasAny: boolean;
  onClear: () => Promise<void>;
};

/** Where answers are stored, who can read them, and the button to clear them all. */
export function Keeping({ copy, hasAny, onClear }: KeepingProps) {
  const [asking, setAsking] = useState(false);
  const [notice, setNotice] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const clearButton = useRef<HTMLButtonElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const { question, yes, no } = copy.confirmClearAll;

  function ask(open: boolean): void {
    flushSync(() => {
      setNotice("");
      setAsking(open);
    });
    (open ? keepButton : clearButton).current?.focus();
  }

  async function clear(): Promise<void> {
    await onClear();
    setAsking(false);
    setNotice(copy.allCleared);
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section aria-labelledby="keeping-heading" className="rounded-xl bg-tint-sage p-card">
      <Heading level={2} size={3} id="keeping-heading" ref={heading} tabIndex={-1}>
        {copy.heading}
      </Heading>
      <dl className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-2">
        {copy.points.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      {hasAny ? (
        <Button className="mt-6" onClick={() => ask(true)} ref={clearButton} size="small" variant="outline">
          {copy.clearAll}
        </Button>
      ) : null}
      {hasAny && asking ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
          <p className="text-small text-ink">{question}</p>
          <span className="flex gap-3">
            <Button onClick={clear} size="small" variant="outline">
              {yes}
            </Button>
            <Button onClick={() => ask(false)} ref={keepButton} size="small" variant="outline">
              {no}
            </Button>
          </span>
        </div>
      ) : null}
      <p className="mt-3 text-small text-ink empty:hidden" role="status">
        {notice}
      </p>
    </section>
  );
}
