import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import type { roomGuide } from "../copy.ts";

/** What to do when somebody in the meeting is in crisis: who to call first, then the steps. */
export function RoomGuide({ guide }: { guide: ReturnType<typeof roomGuide> }) {
  return (
    <Panel heading={guide.heading} id="crisis">
      <p className="text-ink-soft">{guide.lead}</p>
      <ul className="grid gap-2">
        {guide.ways.map(({ text, href, when }) => (
          <li key={href}>
            <a className={`${panelLink} inline-flex min-h-11 items-center font-semibold`} href={href}>
              {text}
            </a>
            {when === undefined ? null : <span className="text-small text-ink-soft"> {when}</span>}
          </li>
        ))}
      </ul>
      <dl className="grid gap-4">
        {guide.steps.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
