type TickListProps = {
  legend: string;
  hint?: string;
  name: string;
  choices: readonly { id: string; label: string }[];
  chosen: readonly string[];
  onChange: (next: string[]) => void;
  /** In one column, even where there is room for more. */
  stacked?: boolean;
};

/** Checkboxes with one name. */
export function TickList({ legend, hint, name, choices, chosen, onChange, stacked = false }: TickListProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {hint === undefined ? null : <p className="text-small text-ink-soft">{hint}</p>}
      <div className={`mt-1 grid gap-x-6 ${stacked ? "" : "sm:grid-cols-2 xl:grid-cols-3"}`}>
        {choices.map(({ id, label }) => (
          <label className="flex min-h-11 cursor-pointer items-center gap-3" key={id}>
            <input
              checked={chosen.includes(id)}
              className="size-5 shrink-0 accent-primary focus-ring"
              name={name}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
              type="checkbox"
            />
            <span className="min-w-0 text-[1rem] leading-6 wrap-anywhere">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
