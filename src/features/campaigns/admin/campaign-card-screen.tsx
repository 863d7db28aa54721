import { EmptyState } from "#ui/empty-state.tsx";
import { CardScreen, cardScreenTitle } from "#web/admin/card-screen.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { campaignCard } from "../reads/campaigns-screen.server.ts";

const copy = {
  back: "Campaigns",
  notPublic: {
    heading: "It has no public page yet",
    text: "Publish the campaign first. Then you'll find its link, QR code and a card to print here.",
    edit: "Go to the draft",
  },
  notOpen: "Visitors can't answer it now. The page says so and suggests where to go next.",
  use: "For a waiting room or front desk. Choose a paper size, then print at full size.",
} as const;

export const loader = screenLoader(async ({ services, actor, params: { id = "" }, search }) => ({
  title: cardScreenTitle,
  ...(await campaignCard(services, actor, { id, search })),
}));

/** How a campaign is handed on: its link, its QR code, and a card for a clinic's waiting room. */
export default function CampaignCardScreen({
  loaderData: { campaign, card, edit, open },
}: ScreenProps<typeof loader>) {
  return (
    <CardScreen
      at={campaign}
      back={{ href: "/admin/campaigns", text: copy.back }}
      card={card}
      closed={open ? undefined : copy.notOpen}
      missing={
        <EmptyState
          heading={copy.notPublic.heading}
          next={edit === undefined ? undefined : { href: edit, text: copy.notPublic.edit }}
          picture="empty-campaigns"
          text={copy.notPublic.text}
        />
      }
      use={copy.use}
    />
  );
}
