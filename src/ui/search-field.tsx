import { Icon } from "./icon.tsx";

type SearchFieldProps = {
  /** The label and placeholder. */
  label: string;
  value: string;
  longest: number;
  className: string;
  /** Called with what is typed, where the list can answer at once. */
  onType?: (text: string) => void;
};

/** The search field of a list: a plain form sends it as `search`, so that it's in the address. */
export function SearchField({ label, value, longest, className, onType }: SearchFieldProps) {
  return (
    <label className={`relative grow ${className}`}>
      <span className="sr-only">{label}</span>
      <Icon
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-soft"
        name="search"
      />
      <input
        autoComplete="off"
        className="min-h-11 w-full rounded-md border-[1.5px] border-line-strong bg-surface pr-3 pl-11 text-ink focus-ring placeholder:text-ink-faint placeholder:opacity-100"
        defaultValue={value}
        maxLength={longest}
        name="search"
        onChange={onType && ((event) => onType(event.target.value))}
        placeholder={label}
        aria-keyshortcuts="/"
        type="search"
      />
    </label>
  );
}
