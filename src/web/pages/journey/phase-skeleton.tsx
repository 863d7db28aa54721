const bar = "rounded-pill bg-tint";

/** Placeholder for a phase while it is loading. */
export function PhaseSkeleton({ label }: { label: string }) {
  return (
    <div className="min-h-[70vh]" role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="motion-safe:animate-pulse">
        <div className="h-44 rounded-t-[calc(var(--radius-xl)-1px)] bg-tint sm:h-56 lg:h-68" />
        <div className="px-card pt-card lg:px-11 lg:pt-11">
          <div className={`${bar} h-6 w-4/5`} />
          <div className={`${bar} mt-4 h-6 w-3/5`} />
          <div className={`${bar} mt-10 h-5 w-full`} />
          <div className={`${bar} mt-3 h-5 w-4/5`} />
        </div>
      </div>
    </div>
  );
}
