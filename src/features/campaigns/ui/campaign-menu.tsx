import { ActionButton, ActionLink, ActionMenu } from "#ui/action-menu.tsx";
import { campaignsCopy } from "../copy/campaigns.ts";
import type { ShownCampaign } from "../reads/campaigns-screen.server.ts";
import type { ListActions } from "./use-list-actions.ts";

const words = campaignsCopy.menu;

/** What can be done with one campaign of the list, as far as one's role goes. */
export function CampaignMenu({ campaign, actions }: { campaign: ShownCampaign; actions: ListActions }) {
  const { link, edit, responses, card, standing } = campaign;
  const away = standing === "archived";
  return (
    <ActionMenu label={words.of(campaign.title)}>
      {edit === undefined ? null : <ActionLink href={edit}>{words.edit}</ActionLink>}
      <ActionLink href={responses}>{words.answers}</ActionLink>
      {link === undefined ? null : (
        <>
          <ActionLink href={link}>{words.visit}</ActionLink>
          <ActionButton onPress={() => actions.copy(campaign)}>{words.copy}</ActionButton>
          <ActionLink href={card}>{words.card}</ActionLink>
        </>
      )}
      {campaign.mayCopy ? (
        <ActionButton onPress={() => actions.duplicate(campaign)}>{words.duplicate}</ActionButton>
      ) : null}
      {campaign.mayArchive ? (
        <ActionButton onPress={() => actions.archive(campaign, away ? "unarchive" : "archive")}>
          {away ? words.unarchive : words.archive}
        </ActionButton>
      ) : null}
      {campaign.mayDelete ? (
        <ActionButton onPress={() => actions.ask(campaign)}>{words.remove}</ActionButton>
      ) : null}
    </ActionMenu>
  );
}
