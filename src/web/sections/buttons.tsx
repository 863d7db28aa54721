import { ButtonLink } from "#ui/button-link.tsx";

type ButtonsProps = {
  links: readonly { text: string; href: string }[];
  /** How the first one looks, and the others. */
  first?: "primary" | "outline" | "text";
  others?: "outline" | "text";
  /** The space around them. */
  className?: string;
  /** Layout classes of each. */
  each?: string;
};

/** Where to go from a section, as buttons side by side. */
export function Buttons({
  links,
  first = "primary",
  others = "outline",
  className = "mt-stack gap-x-4 gap-y-3",
  each = "",
}: ButtonsProps) {
  return (
    <p className={`flex flex-wrap ${className}`}>
      {links.map(({ text, href }, at) => (
        <ButtonLink className={each} href={href} key={text} variant={at === 0 ? first : others}>
          {text}
        </ButtonLink>
      ))}
    </p>
  );
}
