import { ListTable } from "#ui/list/list-table.tsx";
import { Tag } from "#ui/tag.tsx";
import { campaignsCopy as copy } from "../copy/campaigns.ts";
import type { CampaignsContent, ShownCampaign } from "../reads/campaigns-screen.server.ts";
import { CampaignMenu } from "./campaign-menu.tsx";
import type { ListActions } from "./use-list-actions.ts";

const tagKinds = {
  open: "good",
  full: "care",
  notYet: "care",
  draft: "quiet",
  closed: "quiet",
  archived: "quiet",
} as const;

/** The campaigns of one page. */
export function CampaignList({ list, actions }: Pick<CampaignsContent, "list"> & { actions: ListActions }) {
  return (
    <ListTable
      caption={copy.caption}
      list={list}
      menu={{
        heading: copy.menuColumn,
        of: (campaign) => <CampaignMenu actions={actions} campaign={campaign} />,
      }}
      render={{
        state: ({ standing, cells }) => (
          <Tag kind={tagKinds[standing]} state>
            {cells.state?.text}
          </Tag>
        ),
        answers: (campaign) => <Answers campaign={campaign} />,
      }}
      summary={["state", "dates"]}
    />
  );
}

/** How many answers there are, which leads to them. */
function Answers({ campaign: { title, responses, cells } }: { campaign: ShownCampaign }) {
  const { text = "", detail } = cells.answers ?? {};
  if (detail === undefined) return text;
  return (
    <>
      <a
        aria-keyshortcuts="a"
        aria-label={copy.answersTo(text, title)}
        className="rounded-sm text-link underline underline-offset-3 focus-ring hover:text-primary-hover"
        href={responses}
      >
        {text}
      </a>
      <span className="block text-small text-ink-faint">{typeof detail === "string" ? detail : null}</span>
    </>
  );
}
