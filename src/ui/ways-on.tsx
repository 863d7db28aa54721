import { ButtonLink } from "./button-link.tsx";

type Way = { text: string; href: string };

type WaysOnProps = {
  first: Way;
  /** The quieter way, as a link in text. */
  second: Way;
  /** Set when the first leads out of the site: the words that tell of the new tab. */
  newTab?: string;
};

/** The two ways on at the end of a part. */
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
