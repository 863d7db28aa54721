import { useState } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { type ExerciseCopy, type ZendenPage, zenden } from "#content/pages/zenden.ts";
import { Heading } from "#ui/heading.tsx";
import { Room } from "../../ui/room.tsx";
import "../../ui/zenden.css";
import type { Exercise } from "#content/zenden/exercise.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "#web/metadata.ts";
import { CrisisLines } from "#web/offline/crisis-lines.tsx";
import { pack, useUnpacked } from "#web/packed.ts";
import { webApplication } from "#web/structured-data/pages.server.ts";
import { ExerciseFacts } from "../../ui/exercise-facts.tsx";

/** The header is over the night of the room. */
export const handle = "over-night";

/** The page's copy; the exercises are used by the interactive part and as text below it. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const features = [...zenden.exercises, ...zenden.promises.items].map(({ title }) => title);
  return {
    page: { path: zenden.path, meta: zenden.meta },
    copy: pack(zenden),
    closeLabel: layout.close,
    newTab: layout.opensInNewTab,
    structuredData: pack(webApplication(zenden, siteUrl, features)),
    siteUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

const helpId = "more-help";

export default function Zenden() {
  const { copy, closeLabel, newTab } = useLoaderData<typeof loader>();
  const page = useUnpacked(copy);
  const { exercises, inWords, sounds, room } = page;
  const [chosen, choose] = useState(exercises[0].id);
  const exercise = exercises.find(({ id }) => id === chosen) ?? exercises[0];
  return (
    <>
      <Room
        closeLabel={closeLabel}
        exercise={exercise}
        exercises={exercises}
        helpId={helpId}
        inWordsId={inWords.id}
        newTab={newTab}
        onExercise={choose}
        page={page}
        copy={inWords.copy}
      />
      <Section id={inWords.id} labelledBy="in-words-heading" tight>
        <h2 className="text-h2" id="in-words-heading">
          {inWords.heading}
        </h2>
        <p className="max-w-[34rem] text-lead text-ink-soft">{inWords.lead}</p>
        <ul className="mt-stack">
          {exercises.map((one) => (
            <ExerciseInWords
              exercise={one}
              key={one.id}
              newTab={newTab}
              onGuided={choose}
              open={one === exercises[0]}
              roomId={room.id}
              copy={inWords.copy}
            />
          ))}
        </ul>
        <div className="grid gap-x-16 gap-y-4 border-t border-line pt-5 lg:grid-cols-[15rem_1fr]">
          <div>
            <Heading level={3}>{sounds.heading}</Heading>
            <p>
              <Tag>{sounds.label}</Tag>
            </p>
          </div>
          <div className="grid max-w-text gap-3">
            <p>{sounds.text}</p>
            <p className="text-small text-ink-soft">{sounds.evidence}</p>
            <p className="text-small text-ink-soft">{sounds.stop}</p>
          </div>
        </div>
      </Section>
      <Promises promises={page.promises} />
      <MoreHelp id={helpId} more={page.more} />
    </>
  );
}

/** What ZenDen stores and what it doesn't. */
function Promises({ promises }: Pick<ZendenPage, "promises">) {
  return (
    <Section ground="tint" labelledBy="promises-heading" tight>
      <h2 className="text-h2" id="promises-heading">
        {promises.heading}
      </h2>
      <dl className="mt-stack grid gap-x-grid gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {promises.items.map(({ title, text }) => (
          <div className="border-t border-line pt-3" key={title}>
            <dt className="font-display text-h4 font-[450]">{title}</dt>
            <dd className="mt-2 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function MoreHelp({ id, more }: Pick<ZendenPage, "more"> & { id: string }) {
  return (
    <Section id={id} labelledBy="more-heading" tight>
      <h2 className="text-h2" id="more-heading">
        {more.heading}
      </h2>
      <p className="mb-(--spacing-stack) max-w-text text-lead text-ink-soft">{more.text}</p>
      <CrisisLines lines={more.crisis} />
      <p className="mt-5 flex flex-wrap gap-x-8">
        {more.links.map(({ text, href }) => (
          <ButtonLink href={href} key={href} variant="text">
            {text}
          </ButtonLink>
        ))}
      </p>
    </Section>
  );
}

type ExerciseInWordsProps = {
  exercise: Exercise;
  copy: ExerciseCopy;
  roomId: string;
  newTab: string;
  onGuided: (id: string) => void;
  /** Unfolded at first. */
  open: boolean;
};

function ExerciseInWords({ exercise, copy, roomId, newTab, onGuided, open }: ExerciseInWordsProps) {
  const { id, title, lead, inWords } = exercise;
  return (
    <li className="border-t border-line break-inside-avoid" id={id}>
      <details className="group/words" open={open}>
        <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 rounded-sm py-3 focus-ring hover:text-link">
          <Heading level={3}>{title}</Heading>
          <span className="text-ink-soft">{lead}</span>
          <span className="col-start-2 row-span-2 row-start-1 text-link">
            <Icon className="size-5 group-open/words:hidden" name="plus" />
            <Icon className="hidden size-5 group-open/words:block" name="minus" />
          </span>
        </summary>
        <div className="grid gap-x-16 gap-y-3 pb-8 lg:grid-cols-[15rem_1fr]">
          <p className="noscript:hidden">
            <a
              className="text-link-inline inline-flex min-h-11 items-center font-semibold"
              href={`#${roomId}`}
              onClick={() => onGuided(id)}
            >
              {copy.guided}
              <span className="sr-only">: {title}</span>
            </a>
          </p>
          <div className="grid max-w-text gap-6">
            <ol className="grid gap-3">
              {inWords.map((step, at) => (
                <li className="flex gap-4" key={step}>
                  <span
                    aria-hidden="true"
                    className="w-6 shrink-0 text-right font-display text-h4 leading-[1.65rem] text-link lining-nums"
                  >
                    {at + 1}
                  </span>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
            <ExerciseFacts exercise={exercise} level="h4" newTab={newTab} copy={copy} />
          </div>
        </div>
      </details>
    </li>
  );
}
