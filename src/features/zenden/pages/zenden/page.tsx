import { useState } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { zenden } from "#content/pages/zenden.ts";
import { Heading } from "#ui/heading.tsx";
import { Room } from "../../ui/room.tsx";
import "../../ui/zenden.css";
import { pageRequest } from "#platform/http/page-request.ts";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { MoreHelp, Promises } from "./closing-parts.tsx";
import { ExerciseInWords } from "./exercise-in-words.tsx";
import { zendenStructuredData } from "./structured-data.server.ts";

/** The page's copy; the exercises are used by the interactive part and as text below it. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  return {
    page: { path: zenden.path, meta: zenden.meta },
    copy: pack(zenden),
    closeLabel: layout.close,
    newTab: layout.opensInNewTab,
    structuredData: pack(zendenStructuredData(siteUrl)),
    siteUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

const helpId = "more-help";

/** ZenDen: guided exercises and sounds, and all of it as text below. */
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
      <Section id={inWords.id} labelledBy="in-words-heading">
        <h2 className="text-h2" id="in-words-heading">
          {inWords.heading}
        </h2>
        <p className="mt-[1.1rem] max-w-[34rem] text-lead text-ink-soft">{inWords.lead}</p>
        <ul className="mt-[calc(var(--spacing-stack)*2)]">
          {exercises.map((one) => (
            <ExerciseInWords
              exercise={one}
              key={one.id}
              newTab={newTab}
              onGuided={choose}
              roomId={room.id}
              copy={inWords.copy}
            />
          ))}
        </ul>
        <div className="grid gap-x-16 gap-y-4 border-t border-line-strong pt-8 lg:grid-cols-[19rem_1fr] lg:pt-11">
          <div>
            <Heading level={3}>{sounds.heading}</Heading>
            <p className="mt-2">
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
