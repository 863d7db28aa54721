import sprite from "./sprite.svg?no-inline";

/** Up to this many letters, a name is one line in the largest size; then it gets smaller, and then two lines. */
const short = 8;
const medium = 13;

/**
 * The organization's name with its symbol, as high as `--logo` and at most four times as wide. A name that doesn't fit is
 * cut off with an ellipsis; its link or heading says it whole. An organization's own logo takes its place
 * by a rule for `.logo` (web/layout/look-head.server.ts), so that its box is the same from the first byte.
 */
export function Logo({ name, className }: { name: string; className: string }) {
  const size = name.length > medium ? "long" : name.length > short ? "medium" : undefined;
  return (
    <span className={`logo ${className}`} data-name={size}>
      <svg aria-hidden="true">
        <use href={`${sprite}#mark`} />
      </svg>
      <span dir="auto">{name}</span>
    </span>
  );
}
