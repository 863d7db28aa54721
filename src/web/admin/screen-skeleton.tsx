const bar = "rounded-pill bg-line";
const rows = ["w-3/5", "w-1/2", "w-2/3", "w-2/5", "w-3/5", "w-1/2", "w-2/3", "w-2/5"] as const;

/** A heading and rows of the usual height, while a screen takes long to load. */
export function ScreenSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="motion-safe:animate-pulse">
        <div className={`${bar} h-9 w-60 max-w-full`} />
        <div className={`${bar} mt-4 h-5 w-96 max-w-full`} />
        <div className="mt-8 rounded-lg border border-line bg-surface shadow-card">
          {rows.map((width, at) => (
            <div
              className="flex h-11 items-center gap-6 border-line px-5 not-first:border-t"
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
              key={at}
            >
              <div className={`${bar} h-3.5 w-28 shrink-0`} />
              <div className={`${bar} h-3.5 ${width}`} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
