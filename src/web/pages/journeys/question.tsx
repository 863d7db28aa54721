type QuestionProps = {
  legend: string;
  name: string;
  options: readonly { value: string; text: string }[];
};

/** One question with one answer. Nothing is marked at first, and leaving it open is an answer too. */
export function Question({ legend, name, options }: QuestionProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-h4 font-[450]">{legend}</legend>
      <div className="mt-3 grid gap-2">
        {options.map(({ value, text }) => (
          <label className="relative" key={value}>
            <input className="peer sr-only" name={name} type="radio" value={value} />
            <span className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-line-strong bg-surface px-4 py-2 leading-snug transition-colors duration-(--dur-quick) before:size-5 before:shrink-0 before:rounded-full before:border-[1.5px] before:border-line-strong hover:bg-tint peer-checked:border-primary peer-checked:bg-tint peer-checked:before:border-6 peer-checked:before:border-primary peer-focus-visible:shadow-focus peer-focus-visible:outline-3 peer-focus-visible:outline-transparent forced-colors:peer-checked:before:border-[Highlight]">
              {text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
