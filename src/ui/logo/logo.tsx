import sprite from "../sprite.svg?no-inline";

/**
 * The name with its mark. The drawing stands in the sprite and takes the colours of the place it
 * is used in (`--logo-*`), so it follows the theme and the footer without a second copy.
 */
export function Logo({ name, className }: { name: string; className: string }) {
  return (
    <svg aria-label={name} className={className} role="img">
      <use href={`${sprite}#lockup`} />
    </svg>
  );
}
