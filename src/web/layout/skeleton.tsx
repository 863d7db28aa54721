const bar = "rounded-pill bg-tint";

/** Placeholder for the next page while it is loading. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className="mx-auto min-h-[80vh] max-w-page px-gutter py-section-tight" role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="motion-safe:animate-pulse">
        <div className={`${bar} h-12 w-3/5 max-w-120`} />
        <div className={`${bar} mt-6 h-5 w-4/5 max-w-150`} />
        <div className={`${bar} mt-3 h-5 w-3/5 max-w-110`} />
        <div className="mt-14 grid gap-grid md:grid-cols-3">
          {["a", "b", "c"].map((key) => (
            <div className="h-56 rounded-xl bg-tint" key={key} />
          ))}
        </div>
      </div>
    </div>
  );
}
