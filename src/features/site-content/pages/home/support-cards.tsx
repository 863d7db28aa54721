import type { SupportCard, SupportSection } from "#content/pages/home-support.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { PartHead } from "./part.tsx";

type Shape = "large" | "emblem" | "wide";

const spans: Record<Shape, string> = {
  large: "sm:col-span-2 lg:col-span-7 lg:row-span-4",
  // Next to the large card, one below the other.
  emblem: "lg:col-span-5",
  wide: "lg:col-span-6",
};

const cardLook =
  "group flex h-full overflow-hidden rounded-xl border border-line bg-surface text-ink shadow-card transition duration-(--dur-base) focus-ring motion-reduce:hover:translate-y-0 sm:hover:-translate-y-0.5 hover:shadow-lift";

function shapeOf({ picture }: SupportCard): Shape {
  if (picture.endsWith("-wide")) return "large";
  return picture.endsWith("-emblem") ? "emblem" : "wide";
}

function CardPicture({ name, shape }: { name: string; shape: Shape }) {
  if (shape === "emblem")
    return (
      <Illustration
        alt=""
        className="h-auto w-10 shrink-0 origin-top self-center motion-safe:group-hover:animate-[sway_900ms] sm:w-20"
        height={480}
        name={name}
        width={400}
      />
    );
  return (
    <Illustration
      alt=""
      className={
        shape === "large"
          ? "h-20 w-full object-cover object-[68%] sm:h-56 lg:h-auto lg:min-h-80 lg:grow lg:basis-0"
          : "max-sm:h-12 max-sm:w-10 max-sm:shrink-0 max-sm:rounded-md object-cover sm:h-52 sm:w-full lg:h-auto lg:w-60 lg:shrink-0"
      }
      height={560}
      name={name}
      width={1600}
    />
  );
}

// Rows of a list on phones, cards from tablets up.
const row = "max-sm:rounded-md max-sm:border-0 max-sm:bg-transparent max-sm:py-1 max-sm:shadow-none";

const titles: Record<Shape, string> = {
  large: "",
  emblem: "flex items-center max-sm:text-h4",
  wide: "max-sm:flex max-sm:items-center max-sm:text-h4",
};
const links: Record<Shape, string> = {
  large: "mt-2",
  emblem: "sr-only",
  wide: "mt-auto pt-3 max-sm:sr-only",
};
const boxes: Record<Shape, string> = {
  large: "flex-col",
  emblem: `items-center gap-3 sm:gap-5 ${row} sm:px-card sm:py-4`,
  wide: `max-sm:items-center max-sm:gap-3 ${row} sm:flex-col lg:flex-row`,
};
const texts: Record<Shape, string> = {
  large: "p-card max-sm:px-4 max-sm:py-2 lg:grow-0",
  emblem: "justify-center",
  wide: "sm:px-card sm:py-[calc(var(--spacing-card)*0.8)]",
};

/** The emblems' cards, and on phones all but the large one, are rows with an arrow in place of the link's text. */
function Card({ card, shape }: { card: SupportCard; shape: Shape }) {
  return (
    <a className={`${cardLook} ${boxes[shape]}`} href={card.href}>
      <CardPicture name={card.picture} shape={shape} />
      <div className={`flex min-w-0 grow flex-col ${texts[shape]}`}>
        <Heading className={titles[shape]} level={3}>
          {card.title}
          {shape === "large" ? null : (
            <CardArrow className={`ml-auto size-5 text-link ${shape === "wide" ? "sm:hidden" : ""}`} />
          )}
        </Heading>
        <p className={`text-small text-ink-soft ${shape === "emblem" ? "" : "sm:text-body"}`}>{card.text}</p>
        {card.phases === undefined ? null : (
          <ul className="mt-2 flex flex-wrap gap-x-2 text-small max-sm:hidden text-ink-soft">
            {card.phases.map((phase) => (
              <li
                className="not-last:after:ml-2 not-last:after:text-line-strong not-last:after:content-['·'/'']"
                key={phase}
              >
                {phase}
              </li>
            ))}
          </ul>
        )}
        <span className={`font-semibold text-link ${links[shape]}`}>
          {card.linkText}
          <CardArrow className="ml-2 inline size-[1.1em] align-[-0.15em]" />
        </span>
      </div>
    </a>
  );
}

function CardArrow({ className }: { className: string }) {
  return (
    <Icon
      className={`transition-transform duration-(--dur-quick) group-hover:translate-x-0.5 ${className}`}
      name="arrow"
    />
  );
}

export function SupportCards({ support }: { support: SupportSection }) {
  return (
    <Section labelledBy="support-heading">
      <PartHead heading={support.heading} id="support-heading" text={support.introduction} />
      <ul className="mt-stack grid sm:grid-cols-2 sm:gap-grid lg:grid-cols-12 lg:gap-y-4">
        {support.cards.map((card) => {
          const shape = shapeOf(card);
          return (
            <li
              className={`${spans[shape]} max-sm:first:mb-3 max-sm:not-first:border-b max-sm:not-first:border-line`}
              data-reveal=""
              key={card.id}
            >
              <Card card={card} shape={shape} />
            </li>
          );
        })}
      </ul>
      <p className="mt-2 sm:mt-4">
        <ButtonLink href={support.loss.href} variant="text">
          {support.loss.text}
        </ButtonLink>
      </p>
    </Section>
  );
}
