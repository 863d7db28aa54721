import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import type { AnySettingPanel } from "#web/admin/setting-panel.tsx";
import { partNames } from "../copy.ts";
import { type SettingsContent, settingsScreen } from "../reads.server.ts";
import { type Part, partAddress, parts } from "../rules.ts";
import { MailPanel } from "./mail-panel.tsx";
import { MailRecordsPanel } from "./mail-records-panel.tsx";

/** Each feature's panels, found by their names. */
const panels = Object.values(
  import.meta.glob<AnySettingPanel>(["../../*/admin/*-setting.tsx", "../../*/*/admin/*-setting.tsx"], {
    eager: true,
    import: "default",
  }),
);

export const loader = screenLoader(({ services, actor, rejected }) =>
  settingsScreen(services, actor, rejected?.form),
);

export { action } from "./settings-action.server.ts";

export default function SettingsScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { mail, records, groups, facts } = content;
  const root = useRef<HTMLDivElement>(null);
  const part = usePart(root, content.rejectedPart);
  const panelsOf = (part: Part) =>
    content.panels.map(({ key, part: own, ...given }) => {
      const found = own === part ? panels.find((panel) => panel.key === key) : undefined;
      return found ? <found.Panel {...given} key={key} /> : null;
    });
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">Settings</h1>
      <p className="mt-2 text-ink-soft">
        How your team works and what the site does. Each panel is saved on its own.
      </p>
      <div className="mt-6 grid items-start gap-x-8 gap-y-5 xl:grid-cols-[13rem_minmax(0,1fr)]" ref={root}>
        <PartsNav part={part} />
        <div className="min-w-0 max-w-[56rem]">
          <PartPanels part="team" visible={part}>
            {panelsOf("team")}
          </PartPanels>
          <PartPanels part="newsletters" visible={part}>
            {panelsOf("newsletters")}
          </PartPanels>
          <PartPanels part="site" visible={part}>
            {panelsOf("site")}
          </PartPanels>
          <PartPanels part="server" visible={part}>
            <MailPanel mail={mail} />
            <MailRecordsPanel records={records} />
            {panelsOf("server")}
            <ServerPanel groups={groups} />
            <Facts facts={facts} />
          </PartPanels>
        </div>
      </div>
    </>
  );
}

/** The other parts stay, hidden: what is typed isn't lost between two parts. */
function PartPanels({ part, visible, children }: { part: Part; visible: Part; children: ReactNode }) {
  return (
    <div className="grid gap-5" data-part={part} hidden={part !== visible}>
      {children}
    </div>
  );
}

function Facts({ facts }: Pick<SettingsContent, "facts">) {
  return (
    <Panel heading="About this site" id="about">
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

function PartsNav({ part }: { part: Part }) {
  return (
    <nav aria-label="Parts of the settings">
      <ul className="flex flex-wrap gap-1 xl:grid">
        {parts.map((each) => (
          <li key={each}>
            <a
              aria-current={each === part ? "page" : undefined}
              className="flex min-h-11 items-center rounded-md px-3 text-ink focus-ring hover:bg-tint aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:shadow-card xl:min-h-10"
              href={partAddress(each)}
            >
              {partNames[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Groups = SettingsContent["groups"];

function ServerPanel({ groups }: { groups: Groups }) {
  return (
    <Panel heading="On the server" id="server">
      <p className="max-w-text text-ink-soft">
        These come from the server's environment or its .env file. To change one, edit that file and restart
        the site. Values that may contain a password or key are never shown.
      </p>
      <div className="grid items-start gap-x-6 sm:grid-cols-2">
        {groups.map(({ heading, settings }) => (
          <details className="open:col-span-full" key={heading}>
            <summary className="min-h-11 cursor-pointer rounded-sm py-2 focus-ring">
              <h3 className="inline text-h4">{heading}</h3>
            </summary>
            <dl className="mt-2 divide-y divide-line border-y border-line">
              {settings.map((setting) => (
                <SettingLine key={setting.name} setting={setting} />
              ))}
            </dl>
          </details>
        ))}
      </div>
    </Panel>
  );
}

function SettingLine({
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

/**
 * Which part is shown: the one with the panel that the anchor names, else the one in the query, else the one with a form
 * that was rejected.
 */
function usePart(root: RefObject<HTMLElement | null>, rejected: Part | undefined): Part {
  const here = useLocation();
  const next = useNavigation().location;
  const { search, hash } = next?.pathname === here.pathname ? next : here;
  const [named, setNamed] = useState<{ hash: string; part: Part }>();

  useLayoutEffect(() => {
    const panel = panelNamed(hash);
    const within = root.current?.contains(panel) ? panel?.closest<HTMLElement>("[data-part]") : null;
    const part = parts.find((each) => each === within?.dataset.part);
    setNamed(part === undefined ? undefined : { hash, part });
  }, [hash, root]);

  const fromAnchor = named?.hash === hash ? named.part : undefined;
  useEffect(() => {
    // Whoever looked for the anchor found its panel still hidden.
    const panel = fromAnchor === undefined ? null : panelNamed(hash);
    panel?.setAttribute("tabindex", "-1");
    panel?.focus({ preventScroll: true });
    panel?.scrollIntoView();
  }, [fromAnchor, hash]);

  const fromQuery = new URLSearchParams(search).get("part");
  return fromAnchor ?? parts.find((each) => each === fromQuery) ?? rejected ?? "team";
}

/** The panel's heading, or what else an anchor names: links say "#sender" or "#sender-heading". */
function panelNamed(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  const id = hash.slice(1);
  return document.getElementById(`${id}-heading`) ?? document.getElementById(id);
}
