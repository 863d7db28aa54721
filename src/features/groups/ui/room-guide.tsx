import { ButtonLink } from "#ui/button-link.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel } from "#ui/panel.tsx";
import type { roomGuide } from "../copy.ts";

const id = "crisis";
/** The id of the guide's heading, for links that lead there. */
export const crisisHeading = `${id}-heading`;

export function RoomGuide({ guide }: { guide: ReturnType<typeof roomGuide> }) {
  return (
    <Panel heading={guide.heading} id={id}>
      <p className="text-ink-soft">{guide.lead}</p>
      <ul className="flex flex-wrap gap-3">
        {guide.ways.map(({ text, href }) => (
          <li key={href}>
            <ButtonLink href={href} size="small" variant="outline">
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div className="border-t border-line">
        {guide.steps.map(({ title, text }) => (
          <Disclosure group="crisis-steps" key={title} title={title}>
            <p>{text}</p>
          </Disclosure>
        ))}
      </div>
    </Panel>
  );
}
