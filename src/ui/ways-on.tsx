import { ButtonLink } from "./button-link.tsx";

type NextLink = { text: string; href: string };

type WaysOnProps = {
  first: NextLink;
  /** The secondary link, as text. */
  second: NextLink;
  /** Set if the first link opens a new tab: the text that announces it. */
  newTab?: string;
};

/** The primary and secondary link at the end of a section. */
export function WaysOn({ first, second, newTab }: WaysOnProps) {
  return (
    <p className="mt-[calc(var(--spacing-stack)*1.25)] flex flex-wrap items-center gap-x-6 gap-y-3">
      <ButtonLink external={newTab} href={first.href} variant="primary">
        {first.text}
      </ButtonLink>
      <ButtonLink href={second.href} variant="text">
        {second.text}
      </ButtonLink>
    </p>
  );
}
