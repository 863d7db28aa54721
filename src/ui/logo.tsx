import sprite from "./sprite.svg?no-inline";

/** A name of more letters gets smaller, and two lines if it needs them. */
const short = 8;

/**
 * The organization's name with its symbol, as high as the font size and four times as wide. What doesn't fit in two lines
 * is cut off. An organization's own logo takes its place by a rule for `.logo`
 * (web/layout/look-head.server.ts), so that its box is the same from the first byte.
 */
export function Logo({ name, className = "" }: { name: string; className?: string }) {
  const isLong = name.length > short;
  return (
    <span className={`logo inline-flex items-center gap-2 font-display leading-none font-[450] ${className}`}>
      <svg aria-hidden="true" className="shrink-0" height=".875em" width=".78em">
        <use href={`${sprite}#mark`} />
      </svg>
      <span
        className={isLong ? "line-clamp-2 wrap-anywhere" : undefined}
        data-long={isLong ? "" : undefined}
        dir="auto"
      >
        {name}
      </span>
    </span>
  );
}
