import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import type { FeaturedGuide } from "../rules.ts";

type FeaturedProps = { guide: FeaturedGuide; copy: { featured: string; more: string } };

/** One guide with its picture, above the shelves, for readers who don't know where to begin. */
export function Featured({ guide, copy }: FeaturedProps) {
  const { href, title, text, facts, picture } = guide;
  return (
    <a
      className="group mt-stack grid overflow-hidden rounded-xl border border-line bg-surface text-ink shadow-card transition duration-(--dur-base) focus-ring hover:-translate-y-0.5 hover:shadow-lift motion-reduce:hover:translate-y-0 sm:grid-cols-[2fr_3fr]"
      href={href}
    >
      <Illustration
        alt=""
        className={`h-45 w-full object-cover sm:h-full sm:max-h-72 ${picture.high ? "object-[50%_22%]" : "object-[50%_66%]"}`}
        height={picture.height}
        name={picture.name}
        width={picture.width}
      />
      <div className="flex flex-col justify-center px-card py-[calc(var(--spacing-card)*0.8)]">
        <span className="text-small font-semibold text-link">{copy.featured}</span>
        <Heading className="mt-1" level={3}>
          {title}
        </Heading>
        <span className="mt-1.5 text-ink-soft">{text}</span>
        <span className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="flex items-center gap-2 font-semibold text-link">
            {copy.more}
            <Icon
              className="size-[1.1em] transition-transform duration-(--dur-quick) group-hover:translate-x-0.5"
              name="arrow"
            />
          </span>
          <span className="text-small text-ink-faint">{facts.join(" · ")}</span>
        </span>
      </div>
    </a>
  );
}
