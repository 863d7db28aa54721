type SwitchRowProps = { label: string; on: boolean; onChange: (on: boolean) => void };

/** Something that is on or off: the whole row can be pressed. */
export function SwitchRow({ label, on, onChange }: SwitchRowProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center justify-between gap-4 border-t border-line py-1.5 first-of-type:border-t-0">
      {label}
      <input
        checked={on}
        className="peer sr-only"
        onChange={(event) => onChange(event.target.checked)}
        type="checkbox"
      />
      <span
        aria-hidden="true"
        className="relative h-7 w-12 rounded-pill border-[1.5px] border-line-strong bg-sunken transition-colors duration-(--dur-quick) after:absolute after:top-1/2 after:left-1 after:size-4.5 after:-translate-y-1/2 after:rounded-full after:bg-ink-soft after:transition-[left] after:duration-(--dur-quick) peer-checked:border-primary peer-checked:bg-primary peer-checked:after:left-[calc(100%-1.5rem)] peer-checked:after:bg-on-primary peer-focus-visible:shadow-focus peer-focus-visible:outline-3 peer-focus-visible:outline-transparent forced-colors:after:bg-[ButtonText] forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:after:bg-[Highlight]"
      />
    </label>
  );
}
