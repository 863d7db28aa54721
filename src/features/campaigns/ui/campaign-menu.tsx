import { ActionButton, ActionLink, ActionMenu } from "#ui/action-menu.tsx";
import { campaignsCopy } from "../copy/campaigns.ts";
import type { ShownCampaign } from "../reads/campaigns-screen.server.ts";
import type { ListActions } from "./use-list-actions.ts";

const copy = campaignsCopy.menu;

/** The actions for one campaign in the list that the role allows. */
export function CampaignMenu({ campaign, actions }: { campaign: ShownCampaign; actions: ListActions }) {
  const { link, edit, responses, card, standing } = campaign;
  const away = standing === "archived";
  return (
    <ActionMenu label={copy.of(campaign.title)}>
      {edit === undefined ? null : <ActionLink href={edit}>{copy.edit}</ActionLink>}
      <ActionLink href={responses}>{copy.answers}</ActionLink>
      {link === undefined ? null : (
        <>
          <ActionLink href={link}>{copy.visit}</ActionLink>
          <ActionButton onPress={() => actions.copy(campaign)}>{copy.copy}</ActionButton>
          <ActionLink href={card}>{copy.card}</ActionLink>
        </>
      )}
      {campaign.mayCopy ? (
        <ActionButton onPress={() => actions.duplicate(campaign)}>{copy.duplicate}</ActionButton>
      ) : null}
      {campaign.mayArchive ? (
        <ActionButton onPress={() => actions.archive(campaign, away ? "unarchive" : "archive")}>
          {away ? copy.unarchive : copy.archive}
        </ActionButton>
      ) : null}
      {campaign.mayDelete ? (
        <ActionButton onPress={() => actions.ask(campaign)}>{copy.remove}</ActionButton>
      ) : null}
    </ActionMenu>
  );
}
