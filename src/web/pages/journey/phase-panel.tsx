import type { Phase } from "#content/journeys/journey.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Noted } from "#ui/gentle-part.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Note } from "#ui/note.tsx";
import { Paragraphs, PartText } from "./part-text.tsx";
import { endId, partId } from "./phase-address.ts";

/** Copy of the panel that is the same for every phase. */
type PanelCopy = Readonly<Record<"facing" | "feelings" | "offered" | "earlier" | "later", string>>;

type Neighbour = { href: string; title: string } | undefined;

type PhasePanelProps = {
  phase: Omit<Phase, "meta">;
  earlier: Neighbour;
  later: Neighbour;
  copy: PanelCopy;
  /** The level of its headings: below the phase's own page, or below the journey's section. */
  level?: "h2" | "h3";
};

const listHead = "font-display text-h4 font-[450]";

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-3 grid gap-2.5">
      {items.map((item) => (
        <li className="relative pl-7 text-ink-soft" key={item}>
          <span aria-hidden="true" className="absolute top-[0.6em] left-0.5 size-2 rounded-full bg-accent" />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** With more parts, readers look for theirs: on phones the others are folded. */
const partsAtOnce = 5;

function Body({ phase, copy, level: Head = "h2" }: Pick<PhasePanelProps, "phase" | "copy" | "level">) {
  // If a phase has a content note, the warning signs of its parts are next to that note, where nothing folds them.
  const parts = (phase.parts ?? []).map((part) => (phase.note ? { ...part, urgent: [] } : part));
  const folded = parts.map(({ urgent }) => parts.length > partsAtOnce && !urgent?.length);
  return (
    <>
      <Head className={listHead}>{copy.facing}</Head>
      <Points items={phase.facing} />
      <div className="mt-stack grid gap-x-12 gap-y-stack md:grid-cols-2">
        <div>
          <Head className={listHead}>{copy.feelings}</Head>
          <ul className="mt-3 flex flex-wrap gap-2">
            {phase.feelings.map((feeling) => (
              <li className="rounded-pill bg-tint px-4 py-1.5 text-small text-ink" key={feeling}>
                {feeling}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Head className={listHead}>{copy.offered}</Head>
          <Points items={phase.offered} />
        </div>
      </div>
      {parts.map((part, at) => {
        const id = partId(phase, at);
        return (
          <div
            className={`border-t border-line sm:mt-stack ${folded[at - 1] ? "" : "mt-stack"} ${folded[at] ? "sm:pt-6" : "pt-stack"}`}
            key={id}
          >
            <PartText
              folded={folded[at] ? "on phones" : false}
              id={id}
              level={Head}
              part={part}
              skipTo={at + 1 < parts.length ? partId(phase, at + 1) : endId(phase)}
            />
          </div>
        );
      })}
    </>
  );
}

function Neighbours({ earlier, later, copy }: Pick<PhasePanelProps, "earlier" | "later" | "copy">) {
  const classes =
    "inline-flex min-h-11 items-center gap-3 rounded-sm font-semibold text-link focus-ring hover:text-primary-hover";
  return (
    <div className="flex items-center justify-between gap-x-4 border-t border-line px-card py-3 text-small print:hidden">
      <span>
        {earlier ? (
          <a className={classes} href={earlier.href}>
            <Icon className="size-5 rotate-180" name="arrow" />
            <span>
              <span className="sr-only">{copy.earlier} </span>
              {earlier.title}
            </span>
          </a>
        ) : null}
      </span>
      <span className="text-right">
        {later ? (
          <a className={classes} href={later.href}>
            <span>
              <span className="sr-only">{copy.later} </span>
              {later.title}
            </span>
            <Icon className="size-5" name="arrow" />
          </a>
        ) : null}
      </span>
    </div>
  );
}

export function PhasePanel({ phase, earlier, later, copy, level = "h2" }: PhasePanelProps) {
  const { picture, note, worksheet, alsoHere } = phase;
  const ofParts = note ? (phase.parts ?? []).flatMap((part) => part.urgent ?? []) : [];
  const urgent = [...(phase.urgent ?? []), ...ofParts];
  return (
    <>
      <div className="relative aspect-5/2 overflow-hidden rounded-t-[calc(var(--radius-xl)-1px)] bg-(--art-sky-1) sm:aspect-3/1 print:hidden">
        {/* The phase's own page has it on the first screen. */}
        <Illustration
          {...picture}
          className="absolute inset-0 size-full object-cover"
          priority={level === "h2"}
        />
      </div>
      <div className="px-card pt-card pb-[calc(var(--spacing-card)*1.2)] lg:px-11 lg:pt-11">
        <p className="max-w-[37rem] text-lead text-ink-soft">{phase.lead}</p>
        <div className="mt-stack">
          <Noted
            note={note}
            skipTo={endId(phase)}
            space="mt-stack"
            urgent={urgent.length > 0 ? <Paragraphs texts={urgent} /> : undefined}
            urgentBox="mb-stack max-w-text"
          >
            <Body level={level} phase={phase} copy={copy} />
          </Noted>
        </div>
        <div className="mt-stack scroll-mt-4" id={endId(phase)}>
          <Note>
            <p>{phase.limits}</p>
          </Note>
          <p className="mt-stack flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
            <ButtonLink href={worksheet.href} variant="primary">
              {worksheet.title}
            </ButtonLink>
            {alsoHere === undefined ? null : (
              <ButtonLink href={alsoHere.href} variant="text">
                {alsoHere.title}
              </ButtonLink>
            )}
          </p>
          {worksheet.text === undefined ? null : (
            <p className="mt-2 text-small text-ink-soft">{worksheet.text}</p>
          )}
        </div>
      </div>
      <Neighbours earlier={earlier} later={later} copy={copy} />
    </>
  );
}
