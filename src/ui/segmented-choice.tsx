import { type ReactNode, startTransition, useEffect, useEffectEvent, useOptimistic, useRef } from "react";

type Option<Value extends string> = { value: Value; text: string };

type SegmentedChoiceProps<Value extends string> = {
  /** The name of the group, for screen readers. */
  legend: string;
  /** The name of the choice in the address. */
  name: string;
  options: readonly [Option<Value>, Option<Value>];
  chosen: Value;
  /** Where the choice is sent without script; what lies there reads it from the address. */
  action: string;
  /** The button that sends it there. */
  submit: ReactNode;
  onChoose: (value: Value) => void | Promise<void>;
};

/** One of two, at once: radio buttons in one pill. Without script they are a form that asks for the same page. */
export function SegmentedChoice<Value extends string>({
  legend,
  name,
  options,
  chosen,
  action,
  submit,
  onChoose,
}: SegmentedChoiceProps<Value>) {
  const form = useRef<HTMLFormElement>(null);
  // The pressed half is marked at once, also when what it changes takes a moment.
  const [marked, mark] = useOptimistic(chosen);

  function choose(value: Value): void {
    startTransition(async () => {
      mark(value);
      await onChoose(value);
    });
  }

  // A press before the script came has moved the radio button and nothing else.
  const catchUp = useEffectEvent(() => {
    const pressed = form.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    const missed = options.find(({ value }) => value === pressed && value !== chosen);
    if (missed) choose(missed.value);
  });
  useEffect(() => catchUp(), []);

  return (
    <form
      action={action}
      autoComplete="off"
      className="flex flex-wrap items-center justify-center gap-3"
      onSubmit={(event) => event.preventDefault()}
      ref={form}
    >
      <fieldset className="flex w-fit rounded-pill border border-line bg-tint p-1">
        <legend className="sr-only">{legend}</legend>
        {options.map(({ value, text }) => (
          <label className="relative" key={value}>
            <input
              checked={value === marked}
              className="peer sr-only"
              name={name}
              onChange={() => choose(value)}
              type="radio"
              value={value}
            />
            {/* The edge of the chosen half is what marks it; its ground alone would be too faint. */}
            <span className="flex min-h-11 cursor-pointer items-center rounded-pill border-[1.5px] border-transparent px-6 py-1.5 font-semibold text-ink-soft transition-colors duration-(--dur-quick) hover:text-link peer-checked:border-line-strong peer-checked:bg-surface peer-checked:text-ink peer-checked:shadow-paper peer-focus-visible:shadow-focus peer-focus-visible:outline-3 peer-focus-visible:outline-transparent forced-colors:border-[Canvas] forced-colors:peer-checked:border-[Highlight]">
              {text}
            </span>
          </label>
        ))}
      </fieldset>
      <noscript>{submit}</noscript>
    </form>
  );
}
