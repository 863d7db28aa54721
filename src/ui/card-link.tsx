import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type CardLinkProps = {
  href: string;
  title: string;
  text?: string | undefined;
  /** The label of the arrow link at the bottom; without it the arrow is on the right. */
  more?: string | undefined;
  /** Rendered above the title, edge to edge. */
  picture?: ReactNode;
  /** Opens a new tab: the text that announces it to screen readers. */
  external?: string | undefined;
  /** The heading level of the title. */
  level?: "h2" | "h3";
  /** The language of the title, if it isn't the page's. */
  language?: string | undefined;
};

/** A card that is a single link. */
export function CardLink({
  href,
  title,
  text,
  more,
  picture,
  external,
  level: Heading = "h3",
  language,
}: CardLinkProps) {
  const arrow =
    external === undefined ? (
      <Icon
        className="size-5 text-link transition-transform duration-(--dur-quick) group-hover:translate-x-0.5"
        name="arrow"
      />
    ) : (
      <Icon className="size-5 text-link" name="external" />
    );
  return (
    <a
      className="group flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface text-ink shadow-card transition duration-(--dur-base) focus-ring hover:-translate-y-0.5 hover:shadow-lift motion-reduce:hover:translate-y-0"
      href={href}
      {...(external === undefined ? {} : { rel: "noopener", target: "_blank" })}
    >
      {picture}
      <div className="flex grow items-center justify-between gap-4 px-card py-[calc(var(--spacing-card)*0.7)]">
        <div className="flex h-full grow flex-col">
          <Heading className={`font-display ${more ? "text-h3" : "text-h4 font-[450]"}`} lang={language}>
            {title}
          </Heading>
          {text === undefined ? null : <span className="text-small text-ink-soft">{text}</span>}
          {more === undefined ? null : (
            <span className="mt-auto flex items-center gap-2 pt-4 font-semibold text-link">
              {more}
              {arrow}
              {external === undefined ? null : <span className="sr-only"> ({external})</span>}
            </span>
          )}
        </div>
        {more === undefined ? arrow : null}
      </div>
    </a>
  );
}
