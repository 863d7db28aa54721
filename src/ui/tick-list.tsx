type TickListProps = {
  legend: string;
  name: string;
  choices: readonly { id: string; label: string }[];
  chosen: readonly string[];
  onChange: (next: string[]) => void;
};

/** Checkboxes with one name, in one column. */
export function TickList({ legend, name, choices, chosen, onChange }: TickListProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 grid">
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
