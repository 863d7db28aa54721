import { useRevalidator } from "react-router";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { settingsCopy as copy } from "../copy.ts";
import { settingsScreen } from "../reads/screen.server.ts";
import { ClosedDaysPanel } from "../ui/closed-days-panel.tsx";
import { MailPanel } from "../ui/mail-panel.tsx";
import { NotificationPanel } from "../ui/notification-panel.tsx";
import { PacePanel } from "../ui/pace-panel.tsx";
import { PurchaseLinksPanel } from "../ui/purchase-links-panel.tsx";
import { SenderPanel } from "../ui/sender-panel.tsx";
import { ServerPanel } from "../ui/server-panel.tsx";

import { ZonePanel } from "../ui/zone-panel.tsx";

type SettingsContent = Awaited<ReturnType<typeof settingsScreen>> & {
  elsewhere: readonly { path: string; title: string; text: string }[];
};

export const loader = screenLoader(({ services, actor }) => settingsScreen(services, actor));

/** All settings: first those owners change here, then links to other screens and the server's settings. */
export default function SettingsScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { failed, told, closed, zone, sender, marks, pace, purchaseLinks, mail, groups, facts, elsewhere } =
    content;
  const { revalidate } = useRevalidator();
  const onChange = () => void revalidate();
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.heading}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      <div className="mt-7 grid gap-grid">
        <NotificationPanel failed={failed} onChange={onChange} told={told} />
        <ClosedDaysPanel closed={closed} failed={failed} onChange={onChange} />
        <ZonePanel failed={failed} onChange={onChange} zone={zone} />
        <SenderPanel failed={failed} marks={marks} onChange={onChange} sender={sender} />
        <PacePanel failed={failed} onChange={onChange} pace={pace} />
        <PurchaseLinksPanel
          failed={failed}
          key={purchaseLinks.was}
          links={purchaseLinks}
          onChange={onChange}
        />
        <MailPanel failed={failed} mail={mail} />
        <Elsewhere links={elsewhere} />
        <ServerPanel groups={groups} />
        <Facts facts={facts} />
      </div>
    </>
  );
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
      <p className="max-w-text text-ink-soft">{copy.elsewhere.copy}</p>
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
