import { LineCard, LineCards, LineTable } from "#ui/line-table.tsx";
import { Tag } from "#ui/tag.tsx";
import { campaignsCopy as copy } from "../copy/campaigns.ts";
import type { ShownCampaign } from "../reads/campaigns-screen.server.ts";
import { CampaignMenu } from "./campaign-menu.tsx";
import type { ListActions } from "./use-list-actions.ts";

type LinesProps = { campaigns: readonly ShownCampaign[]; actions: ListActions };

const tagKinds = {
  open: "good",
  full: "care",
  notYet: "care",
  draft: "quiet",
  closed: "quiet",
  archived: "quiet",
} as const;

const link = "rounded-sm font-semibold wrap-anywhere text-ink focus-ring hover:text-link hover:underline";

function Title({ campaign }: { campaign: ShownCampaign }) {
  return (
    <>
      <a className={link} href={campaign.edit ?? campaign.responses}>
        {campaign.title}
      </a>
      <span className="block text-small wrap-anywhere text-ink-faint">{campaign.slug ?? copy.noAddress}</span>
    </>
  );
}

function StateTag({ campaign: { standing, state } }: { campaign: ShownCampaign }) {
  return (
    <Tag kind={tagKinds[standing]} state>
      {state}
    </Tag>
  );
}

/** The campaigns as a table, on wide screens. */
export function CampaignTable({ campaigns, actions }: LinesProps) {
  const { columns } = copy;
  return (
    <LineTable
      caption={copy.caption}
      columns={[
        { name: columns.campaign },
        { name: columns.state },
        { name: columns.dates },
        { name: columns.answers, figure: true },
        { name: columns.kept },
      ]}
      menuColumn={copy.menuColumn}
    >
      {campaigns.map((campaign) => (
        <tr className="border-t border-line" key={campaign.id}>
          <th className="py-3.5 pr-4 pl-5 font-normal" scope="row">
            <Title campaign={campaign} />
          </th>
          <td className="px-4 py-3.5">
            <StateTag campaign={campaign} />
          </td>
          <td className="px-4 py-3.5 whitespace-nowrap">{campaign.dates}</td>
          <td className="px-4 py-3.5 text-right whitespace-nowrap tabular-nums">
            {campaign.answers}
            {campaign.lastAnswer === undefined ? null : (
              <span className="block text-small text-ink-faint">{campaign.lastAnswer}</span>
            )}
          </td>
          <td className="px-4 py-3.5">
            {campaign.kept}
            {campaign.erased === undefined ? null : (
              <span className="block text-small text-ink-faint">{campaign.erased}</span>
            )}
          </td>
          <td className="py-3.5 pr-3 text-right">
            <CampaignMenu actions={actions} campaign={campaign} />
          </td>
        </tr>
      ))}
    </LineTable>
  );
}

/** The campaigns as cards, on small screens. */
export function CampaignCards({ campaigns, actions }: LinesProps) {
  const { columns } = copy;
  return (
    <LineCards caption={copy.caption}>
      {campaigns.map((campaign) => (
        <LineCard
          key={campaign.id}
          menu={<CampaignMenu actions={actions} campaign={campaign} />}
          name={<Title campaign={campaign} />}
        >
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <StateTag campaign={campaign} />
            {campaign.dates}
          </p>
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
            <dt className="text-ink-faint">{columns.answers}</dt>
            <dd>{[campaign.answers, campaign.lastAnswer].filter(Boolean).join(" · ")}</dd>
            <dt className="text-ink-faint">{columns.kept}</dt>
            <dd>{[campaign.kept, campaign.erased].filter(Boolean).join(" · ")}</dd>
          </dl>
        </LineCard>
      ))}
    </LineCards>
  );
}
