import sprite from "./sprite.svg?no-inline";

/**
 * The name with its symbol. The shapes are in the sprite and use the colors of their context (`--logo-*`), so one copy
 * serves both themes and the footer. An organization's own logo takes their place by a rule for `.logo`
 * (web/layout/look-head.server.ts), so that its box is the same from the first byte.
 */
export function Logo({ name, className }: { name: string; className: string }) {
  return (
    <svg aria-label={name} className={`logo ${className}`} role="img">
      <use href={`${sprite}#lockup`} />
    </svg>
  );
}
