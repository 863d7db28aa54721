import sprite from "./sprite.svg?no-inline";

/**
 * The name with its symbol. The shapes are in the sprite and use the colors of their context (`--logo-*`), so one copy
 * serves both themes and the footer.
 */
export function Logo({ name, className }: { name: string; className: string }) {
  return (
    <svg aria-label={name} className={className} role="img">
      <use href={`${sprite}#lockup`} />
    </svg>
  );
}
