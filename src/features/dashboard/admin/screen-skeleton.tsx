import { useFrame } from "#web/layout/use-frame.ts";

type Row = readonly [id: string, name: string, detail: string];

// Names of different lengths, as a list has them.
const rows: readonly Row[] = [
  ["a", "w-3/5", "w-2/5"],
  ["b", "w-4/5", "w-3/5"],
  ["c", "w-2/5", "w-1/2"],
  ["d", "w-3/4", "w-2/5"],
  ["e", "w-1/2", "w-3/5"],
  ["f", "w-4/5", "w-1/2"],
  ["g", "w-3/5", "w-2/5"],
  ["h", "w-2/3", "w-3/5"],
];
const bar = "rounded-pill bg-line";
const card = "rounded-lg border border-line bg-surface shadow-card";

type SkeletonProps = {
  /** What the next screen is called, if it's in the menu. */
  title: string | undefined;
  shape: "rows" | "cards";
};

/** The rows and cards have their final size. */
export function ScreenSkeleton({ title, shape }: SkeletonProps) {
  const { loading } = useFrame();
  return (
    <div className="min-h-[70vh]" role="status">
      {title === undefined ? (
        <>
          <h1 className="sr-only">{loading}</h1>
          <div aria-hidden="true" className="motion-safe:animate-pulse">
            <div className={`${bar} mt-1 h-4 w-40`} />
            <div className={`${bar} mt-4 h-8 w-72 max-w-full`} />
          </div>
        </>
      ) : (
        <>
          <h1 className="text-[2.25rem] leading-tight">{title}</h1>
          <span className="sr-only">{loading}</span>
        </>
      )}
      <div aria-hidden="true" className="motion-safe:animate-pulse">
        <div className={`${bar} mt-4 h-4 w-96 max-w-full`} />
        {shape === "rows" ? <Rows /> : <Cards />}
      </div>
    </div>
  );
}

function Rows() {
  return (
    <>
      <div className="mt-7 h-11 w-80 max-w-full rounded-md bg-line" />
      <div className={`mt-5 divide-y divide-line ${card}`}>
        {rows.map(([id, name, detail]) => (
          <div
            className="grid min-h-15 grid-cols-[2fr_1fr] items-center gap-8 px-5 md:grid-cols-[2fr_1fr_1fr_4rem]"
            key={id}
          >
            <div className={`${bar} h-4 ${name}`} />
            <div className={`${bar} h-4 ${detail}`} />
            <div className={`${bar} h-4 w-2/5 max-md:hidden`} />
            <div className={`${bar} h-4 max-md:hidden`} />
          </div>
        ))}
      </div>
    </>
  );
}

function Cards() {
  return (
    <div className="mt-8 grid gap-grid xl:grid-cols-2">
      {rows.slice(0, 4).map(([id, name, detail]) => (
        <div className={`min-h-52 p-card ${card}`} key={id}>
          <div className={`${bar} h-6 w-2/5`} />
          <div className={`${bar} mt-6 h-4 ${name}`} />
          <div className={`${bar} mt-3 h-4 ${detail}`} />
          <div className="mt-7 h-11 w-3/5 rounded-md bg-line" />
        </div>
      ))}
    </div>
  );
}
