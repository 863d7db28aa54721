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
    <p className="mt-stack flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-6 sm:gap-y-3">
      <ButtonLink className="max-sm:px-5" external={newTab} href={first.href} variant="primary">
        {first.text}
      </ButtonLink>
      <ButtonLink href={second.href} variant="text">
        {second.text}
      </ButtonLink>
    </p>
  );
}
