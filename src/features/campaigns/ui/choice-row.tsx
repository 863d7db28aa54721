import type { ComponentProps, ReactNode } from "react";

type ChoiceRowProps = { children: ReactNode } & Omit<ComponentProps<"input">, "className">;

/** One option as a row: a radio button or checkbox, and its label. */
export function ChoiceRow({ children, ...input }: ChoiceRowProps) {
  const round = input.type === "radio";
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-4 rounded-md border-[1.5px] border-line-strong bg-surface px-4 py-2.5 text-body text-ink has-checked:border-primary has-checked:bg-tint has-disabled:cursor-not-allowed has-disabled:text-ink-faint has-focus-visible:shadow-focus forced-colors:has-focus-visible:outline-3">
      <span className="relative size-6 shrink-0">
        <input
          {...input}
          className={`peer size-6 cursor-[inherit] appearance-none border-[1.5px] border-line-strong bg-surface outline-none checked:border-primary checked:bg-primary aria-invalid:border-error forced-colors:appearance-auto ${round ? "rounded-pill" : "rounded-xs"}`}
        />
        <svg
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 hidden size-6 p-1 text-on-primary peer-checked:block forced-colors:hidden"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="2.6"
          viewBox="0 0 24 24"
        >
          <path d={round ? "M12 11.9v.2" : "m4.5 12.5 5 5 10-11"} strokeWidth={round ? 9 : 2.6} />
        </svg>
      </span>
      <span className="min-w-0">{children}</span>
    </label>
  );
}
