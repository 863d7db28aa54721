import type { ReactNode } from "react";

type StatCardProps = {
  number: string;
  label: string;
  description: string;
  sign?: ReactNode;
};

/** One number with its label, for a `dl`; never animated. */
export function StatCard({ number, label, description, sign }: StatCardProps) {
  return (
    <div className="relative flex flex-col bg-surface px-4 py-6 outline outline-line sm:px-7 lg:py-9">
      <dt className="mt-3 font-semibold leading-snug">
        {sign}
        {label}
      </dt>
      {/* Read after its label but shown above it. */}
      <dd className="-order-1 font-display text-h3 tabular-nums">{number}</dd>
      <dd className="mt-1 text-small text-ink-soft">{description}</dd>
    </div>
  );
}
