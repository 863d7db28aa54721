import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { settingsCopy } from "../copy.ts";
import type { settingsScreen } from "../reads/screen.server.ts";

const copy = settingsCopy.server;

type Groups = Awaited<ReturnType<typeof settingsScreen>>["groups"];

/** The server's settings, read-only. */
export function ServerPanel({ groups }: { groups: Groups }) {
  return (
    <Panel heading={copy.heading} id="server">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <div className="grid items-start gap-x-6 sm:grid-cols-2">
        {groups.map(({ heading, settings }) => (
          <details className="open:col-span-full" key={heading}>
            <summary className="min-h-11 cursor-pointer rounded-sm py-2 focus-ring">
              <h3 className="inline text-h4">{heading}</h3>
            </summary>
            <dl className="mt-2 divide-y divide-line border-y border-line">
              {settings.map((setting) => (
                <Line key={setting.name} setting={setting} />
              ))}
            </dl>
          </details>
        ))}
      </div>
    </Panel>
  );
}

function Line({
  setting: { name, doc, formatted, changed, tag, otherwise },
}: {
  setting: Groups[number]["settings"][number];
}) {
  return (
    <div className="grid gap-x-8 gap-y-1.5 py-3 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      <dt className="min-w-0">
        <code className="text-small font-semibold wrap-anywhere">{name}</code>
        <span className="block max-w-text text-small text-ink-soft">{doc}</span>
      </dt>
      <dd className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere">{formatted}</span>
          {tag === "" ? null : <Tag kind={changed ? "plain" : "quiet"}>{tag}</Tag>}
        </span>
        {otherwise === "" ? null : (
          <span className="block text-small text-ink-soft wrap-anywhere">{otherwise}</span>
        )}
      </dd>
    </div>
  );
}
