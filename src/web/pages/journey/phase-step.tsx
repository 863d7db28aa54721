import type { AnchorHTMLAttributes } from "react";

type PhasePosition = "behind" | "current" | "ahead";

export function placeOf(at: number, chosen: number): PhasePosition {
  if (at === chosen) return "current";
  return at < chosen ? "behind" : "ahead";
}

export type Step = { id: string; title: string; hint: string; href: string };

type PhaseStepProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  step: Step;
  /** The number in the circle; omitted if the number of phases isn't final. */
  number?: number | undefined;
};

/** It's a link to the phase's page, whatever its ARIA role. */
export function PhaseStep({ step, number, ...anchor }: PhaseStepProps) {
  return (
    <a
      {...anchor}
      className="-ml-2 flex items-center gap-4 rounded-lg py-2.5 pr-2 pl-2 text-ink no-underline focus-ring"
      href={step.href}
    >
      <span
        aria-hidden="true"
        className="phase-dot relative z-1 grid size-13 shrink-0 place-items-center rounded-full border-2 font-display text-h4"
      >
        {number ?? <span className="size-2.5 rounded-full bg-current" />}
      </span>
      <span className="phase-words">
        <span className="phase-title block font-display text-h4 font-[450]">{step.title}</span>
        <span className="phase-hint mt-2 block text-small text-ink-soft">{step.hint}</span>
      </span>
    </a>
  );
}
