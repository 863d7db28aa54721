import type { EvidenceLevel, Exercise } from "#content/zenden/exercise.ts";
import { Icon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";

type ExerciseFactsProps = {
  exercise: Pick<Exercise, "care" | "evidence">;
  copy: { levels: Record<EvidenceLevel, string>; evidence: string; care: string };
  newTab: string;
  level: "h3" | "h4";
};

export function ExerciseFacts({ exercise, copy, newTab, level: Heading }: ExerciseFactsProps) {
  const { care, evidence } = exercise;
  return (
    <div className="grid gap-4 text-small">
      <div className="rounded-lg bg-warning-bg px-5 py-4 text-warning">
        <Heading className="flex items-center gap-2.5 font-sans font-semibold">
          <Icon className="size-5" name="warning" />
          {copy.care}
        </Heading>
        <ul className="mt-1.5 grid gap-1.5">
          {care.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div>
        <Heading className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-sans font-semibold">
          {copy.evidence}
          <Tag kind={evidence.level === "some" ? "good" : "plain"}>{copy.levels[evidence.level]}</Tag>
        </Heading>
        <p className="mt-1.5 text-ink-soft">{evidence.text}</p>
        {evidence.sources.length === 0 ? null : (
          <ul className="mt-2 grid gap-1.5 text-ink-soft">
            {evidence.sources.map(({ title, publisher, published, href }) => (
              <li key={title}>
                <a className="text-link-inline py-1" href={href} rel="noopener" target="_blank">
                  {title}
                  <span className="sr-only"> ({newTab})</span>
                </a>
                , {publisher}, {published}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
