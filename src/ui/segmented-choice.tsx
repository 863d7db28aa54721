import { type ReactNode, startTransition, useEffect, useEffectEvent, useOptimistic, useRef } from "react";

type Option<Value extends string> = { value: Value; text: string };

type SegmentedChoiceProps<Value extends string> = {
  /** The accessible name of the group. */
  legend: string;
  /** The parameter's name in the address. */
  name: string;
  options: readonly [Option<Value>, Option<Value>];
  chosen: Value;
  /** Where the form is sent without JavaScript. */
  action: string;
  submit: ReactNode;
  onChoose: (value: Value) => void | Promise<void>;
};

/** Two radio buttons in one pill, applied at once. Without JavaScript they are a form for the same page. */
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
  // The pressed half is selected at once, even if the result takes a moment.
  const [marked, mark] = useOptimistic(chosen);

  function choose(value: Value): void {
    startTransition(async () => {
      mark(value);
      await onChoose(value);
    });
  }

  // A press before hydration has only changed the radio button.
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
            {/* The border marks the selected half; the background alone would have too little contrast. */}
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
