import type { ButtonVariant } from "#ui/button-class.ts";
import { ButtonLink } from "#ui/button-link.tsx";

export type Way = { text: string; href: string };

type ButtonsProps = {
  links: readonly Way[];
  /** How the first one looks, and the others. */
  first?: ButtonVariant | undefined;
  others?: ButtonVariant;
  /** The space between them. */
  className?: string | undefined;
  /** Layout classes of each. */
  each?: string | undefined;
};

/** Where to go from a section, as buttons side by side. */
export function Buttons({
  links,
  first = "primary",
  others = "outline",
  className = "gap-x-4 gap-y-3",
  each = "",
}: ButtonsProps) {
  return (
    <p className={`mt-stack flex flex-wrap ${className}`}>
      {links.map(({ text, href }, at) => (
        <ButtonLink className={each} href={href} key={text} variant={at === 0 ? first : others}>
          {text}
        </ButtonLink>
      ))}
    </p>
  );
}
