type Option<Value extends string | number> = { value: Value; label: string };

type PillsProps<Value extends string | number> = {
  legend: string;
  name: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** Radio buttons as pills. */
export function Pills<Value extends string | number>({
  legend,
  name,
  options,
  chosen,
  onChoose,
}: PillsProps<Value>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label className="relative" key={value}>
            <input
              checked={value === chosen}
              className="peer sr-only"
              name={name}
              onChange={() => onChoose(value)}
              type="radio"
              value={value}
            />
            <span className="flex min-h-11 cursor-pointer items-center rounded-pill border-[1.5px] border-line-strong px-4.5 text-small font-medium transition-colors duration-(--dur-quick) hover:bg-tint peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:shadow-focus peer-focus-visible:outline-3 peer-focus-visible:outline-transparent forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:border-4">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
