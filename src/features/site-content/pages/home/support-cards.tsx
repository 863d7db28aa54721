import type { SupportCard, SupportSection } from "#content/pages/home-support.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { PartHead } from "./part.tsx";

type Shape = "large" | "emblem" | "wide";

const spans: Record<Shape, string> = {
  large: "md:col-span-2 lg:col-span-7 lg:row-span-2",
  emblem: "",
  wide: "lg:col-span-6",
};
// Next to the large card the emblems take the remaining width; below it two share a row.
const emblemSpans = ["lg:col-span-5", "lg:col-span-5", "lg:col-span-6", "lg:col-span-6"];

const cardLook =
  "group flex h-full overflow-hidden rounded-xl border border-line bg-surface text-ink shadow-card transition duration-(--dur-base) focus-ring hover:-translate-y-0.5 hover:shadow-lift motion-reduce:hover:translate-y-0";

function shapeOf({ picture }: SupportCard): Shape {
  if (picture.endsWith("-wide")) return "large";
  return picture.endsWith("-emblem") ? "emblem" : "wide";
}

function CardPicture({ name, shape }: { name: string; shape: Shape }) {
  if (shape === "emblem")
    return (
      <Illustration
        alt=""
        className="h-auto w-24 shrink-0 self-center sm:w-28 lg:w-36"
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
          ? "h-80 w-full object-cover object-[68%] sm:h-72 lg:h-auto lg:min-h-80 lg:grow lg:basis-0"
          : "h-52 w-full object-cover"
      }
      height={560}
      name={name}
      width={1600}
    />
  );
}

function Card({ card, shape }: { card: SupportCard; shape: Shape }) {
  const isSideBySide = shape === "emblem";
  return (
    <a
      className={`${cardLook} ${isSideBySide ? "flex-wrap items-stretch gap-5 p-card lg:gap-8" : "flex-col"}`}
      href={card.href}
    >
      <CardPicture name={card.picture} shape={shape} />
      <div
        className={`flex flex-col ${isSideBySide ? "grow basis-[min-content] justify-center" : "grow p-card pt-[calc(var(--spacing-card)*0.8)]"} ${shape === "large" ? "lg:grow-0" : ""}`}
      >
        <Heading level={3}>{card.title}</Heading>
        <p className="mt-1 text-small text-ink-soft sm:text-base">{card.text}</p>
        {card.phases === undefined ? null : (
          <ul className="mt-4 flex flex-wrap gap-2">
            {card.phases.map((phase) => (
              <li className="rounded-pill bg-tint px-3 py-1 text-caption font-semibold text-link" key={phase}>
                {phase}
              </li>
            ))}
          </ul>
        )}
        <span
          className={`font-semibold text-link ${isSideBySide ? "mt-2 text-small sm:text-base" : "mt-auto pt-6"}`}
        >
          {card.linkText}
          <Icon
            className="ml-2 inline size-[1.1em] align-[-0.15em] transition-transform duration-(--dur-quick) group-hover:translate-x-0.5"
            name="arrow"
          />
        </span>
      </div>
    </a>
  );
}

/** Every path, the Knowledge Hub and the community, each a card that is one link. */
export function SupportCards({ support }: { support: SupportSection }) {
  const emblems = support.cards.filter((card) => shapeOf(card) === "emblem");
  return (
    <Section labelledBy="support-heading">
      <PartHead heading={support.heading} id="support-heading" text={support.introduction} />
      <ul className="mt-[calc(var(--spacing-stack)*1.75)] grid gap-grid md:grid-cols-2 lg:grid-cols-12">
        {support.cards.map((card) => {
          const shape = shapeOf(card);
          const span = shape === "emblem" ? emblemSpans[emblems.indexOf(card)] : spans[shape];
          return (
            <li className={span} data-reveal="" key={card.id}>
              <Card card={card} shape={shape} />
            </li>
          );
        })}
      </ul>
      <p className="mt-stack">
        <ButtonLink href={support.loss.href} variant="text">
          {support.loss.text}
        </ButtonLink>
      </p>
    </Section>
  );
}
