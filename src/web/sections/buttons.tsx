import { ButtonLink } from "#ui/button-link.tsx";

export type Way = { text: string; href: string };

// How the first one looks, and the others.
const looks = {
  main: ["primary", "outline"],
  soft: ["outline", "outline"],
  mixed: ["primary", "text"],
  text: ["text", "text"],
} as const;

export type ButtonsLook = keyof typeof looks;

type ButtonsProps = {
  links: readonly Way[];
  look?: ButtonsLook | undefined;
  /** The space around them. */
  className?: string | undefined;
  /** Layout classes of each. */
  each?: string | undefined;
};

/** Where to go from a section, as buttons side by side. */
export function Buttons({
  links,
  look = "main",
  className = "mt-stack gap-x-4 gap-y-3",
  each = "",
}: ButtonsProps) {
  const [first, others] = looks[look];
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
