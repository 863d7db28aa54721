import { useRevalidator } from "react-router";
import type { TeamSettingKey } from "#platform/settings/team-setting.ts";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import type { SettingPanel, SettingPanelProps } from "#web/admin/setting-panel.ts";
import { settingsCopy as copy } from "../copy.ts";
import { settingsScreen } from "../reads/screen.server.ts";
import { MailPanel } from "../ui/mail-panel.tsx";
import { ServerPanel } from "../ui/server-panel.tsx";

type SettingsContent = Awaited<ReturnType<typeof settingsScreen>>;

/** Each feature's panels, found by their names. */
const panels = Object.values(
  import.meta.glob<SettingPanel>(["../../*/admin/*-setting.tsx", "../../*/*/admin/*-setting.tsx"], {
    eager: true,
    import: "default",
  }),
).toSorted((one, other) => one.position - other.position);

/** On wide screens the panels up to this position are in the left column, so that both are about as long. */
const lastOnLeft = 50;

export const loader = screenLoader(({ services, actor }) => settingsScreen(services, actor));

/** All settings: first those owners change here, then links to other screens and the server's settings. */
export default function SettingsScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { failed, mail, groups, facts, elsewhere } = content;
  const { revalidate } = useRevalidator();
  const onChange = () => void revalidate();
  const drawn = (some: typeof panels) =>
    some.map((panel) => (
      <TeamPanel failed={failed} key={panel.key} onChange={onChange} panel={panel} panels={content.panels} />
    ));
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.heading}</h1>
      <p className="mt-2 text-ink-soft">{copy.introduction}</p>
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          {drawn(panels.filter(({ position }) => position <= lastOnLeft))}
        </div>
        <div className="grid min-w-0 gap-5">
          {drawn(panels.filter(({ position }) => position > lastOnLeft))}
          <MailPanel failed={failed} mail={mail} />
          <Elsewhere links={elsewhere} />
          <ServerPanel groups={groups} />
          <Facts facts={facts} />
        </div>
      </div>
    </>
  );
}

type TeamPanelProps<Key extends TeamSettingKey> = Omit<SettingPanelProps<Key>, "content"> & {
  panel: SettingPanel<Key>;
  panels: SettingsContent["panels"];
};

function TeamPanel<Key extends TeamSettingKey>({
  panel,
  panels: contents,
  ...changing
}: TeamPanelProps<Key>) {
  const { key, Panel: Draw } = panel;
  const content = contents[key];
  return content === undefined ? null : <Draw {...changing} content={content} />;
}

function Elsewhere({ links }: { links: SettingsContent["elsewhere"] }) {
  return (
    <Panel heading={copy.elsewhere.heading} id="elsewhere">
      <ul className="grid">
        {links.map(({ path, title, text }) => (
          <li className="flex flex-wrap items-center gap-x-3" key={path}>
            <a className={`inline-flex min-h-11 items-center font-semibold ${panelLink}`} href={path}>
              {title}
            </a>
            <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Facts({ facts }: Pick<SettingsContent, "facts">) {
  return (
    <Panel heading={copy.about.heading} id="about">
      <dl className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-8">
        {facts.map(({ label, text }) => (
          <div className="sm:contents" key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="max-w-text text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
