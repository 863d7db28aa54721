import type { AnchorHTMLAttributes } from "react";

/** The position of a phase relative to the current one. */
type PhasePosition = "behind" | "current" | "ahead";

export function placeOf(at: number, chosen: number): PhasePosition {
  if (at === chosen) return "current";
  return at < chosen ? "behind" : "ahead";
}

type PhaseStepProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  phase: { id: string; title: string; hint: string };
  /** The number in the circle; omitted if the number of phases isn't final. */
  number?: number | undefined;
  ref?: React.Ref<HTMLAnchorElement>;
};

/** A phase on the thread: its circle, its name and one line. It's a link to the phase, whatever its ARIA role. */
export function PhaseStep({ phase, number, ...anchor }: PhaseStepProps) {
  return (
    <a
      {...anchor}
      className="-ml-2 flex items-center gap-4 rounded-lg py-2.5 pr-2 pl-2 text-ink no-underline focus-ring"
      href={`#${phase.id}`}
    >
      <span
        aria-hidden="true"
        className="phase-dot relative z-1 grid size-13 shrink-0 place-items-center rounded-full border-2 font-display text-[1.25rem]"
      >
        {number ?? <span className="size-2.5 rounded-full bg-current" />}
      </span>
      <span>
        <span className="phase-title block font-display text-h4 font-[450]">{phase.title}</span>
        <span className="block text-small text-ink-soft">{phase.hint}</span>
      </span>
    </a>
  );
}
