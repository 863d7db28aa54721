import { ListTable } from "#ui/list/list-table.tsx";
import { Tag } from "#ui/tag.tsx";
import { campaignsCopy as copy } from "../copy/campaigns.ts";
import type { CampaignsContent } from "../reads/campaigns-screen.server.ts";
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
      }}
      summary={["state", "dates"]}
    />
  );
}
