import type { PromptSet } from "#content/journal/prompt.ts";
import type { JournalingPage } from "#content/pages/journaling.ts";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "#web/pages/support-parts/section-heading.tsx";

type PromptListsProps = {
  prompts: JournalingPage["prompts"];
  /** The next section, which content notes link to. */
  next: string;
};

/** All prompts by group. They can be opened without JavaScript. */
export function PromptLists({ prompts, next }: PromptListsProps) {
  const { id, heading, lead, groups } = prompts;
  return (
    <Section ground="sage" id={id} labelledBy={`${id}-heading`}>
      <SectionHeading heading={heading} id={`${id}-heading`} lead={lead} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)] border-t border-line-strong">
        {groups.map((group) => (
          <details className="group/prompts border-b border-line" key={group.id}>
            <summary className="flex min-h-14 list-none items-center justify-between gap-6 rounded-sm py-4 focus-ring hover:text-link">
              <Heading level={3} size={4}>
                {group.title}
              </Heading>
              <Icon className="size-5 text-link group-open/prompts:hidden" name="plus" />
              <Icon className="hidden size-5 text-link group-open/prompts:block" name="minus" />
            </summary>
            <div className="grid gap-x-16 gap-y-8 pt-2 pb-9 lg:grid-cols-2">
              {group.sets.map((set) =>
                set.note === undefined ? (
                  <OneSet key={set.id} set={set} />
                ) : (
                  <GentlePart key={set.id} note={set.note} on="tint" skipTo={next}>
                    <div className="pt-5">
                      <OneSet set={set} />
                    </div>
                  </GentlePart>
                ),
              )}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}

function OneSet({ set: { title, prompts } }: { set: PromptSet }) {
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <ul className="mt-2 max-w-text">
        {prompts.map((prompt) => (
          <li className="border-t border-line py-2.5 text-ink-soft" key={prompt}>
            {prompt}
          </li>
        ))}
      </ul>
    </div>
  );
}
