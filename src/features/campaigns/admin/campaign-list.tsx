import { useState } from "react";
import { ActionButton, ActionLink, ActionMenu } from "#ui/action-menu.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Tag } from "#ui/tag.tsx";
import { copyLink, useRowDeletion } from "#web/admin/row-actions.tsx";
import { useOperations } from "#web/admin/use-operations.ts";
import type { CampaignsContent, ShownCampaign } from "../reads/campaigns-screen.server.ts";
import type { action } from "./builder-action.server.ts";

const copy = {
  caption: "Campaigns",
  answersTo: (count: string, title: string) => `${count}: answers to ${title}`,
  menuColumn: "Actions",
  menu: {
    of: (title: string) => `Actions for ${title}`,
    edit: "Edit",
    answers: "Answers",
    visit: "View public page",
    copy: "Copy link",
    card: "QR code and card",
    duplicate: "Duplicate",
    archive: "Archive",
    unarchive: "Unarchive",
    remove: "Delete",
  },
  done: {
    copied: "Link copied.",
    copyFailed: "Your browser couldn't copy it. The link is under the title.",
    duplicated: (title: string) => `Created the draft “${title}”.`,
    archive: "Archived. Its page is closed to visitors.",
    unarchive: "Unarchived.",
    deleted: "The campaign has been deleted. Its answers are being removed now.",
  },
  deletion: {
    heading: "Delete this campaign permanently?",
    text: "This deletes its questions and all its answers, and its address stops working. We keep only the number of answers. You can't undo this.",
    typed: "Type its title to confirm",
    remove: "Delete permanently",
    keep: "Cancel",
  },
} as const;

type ActionsProps = { actions: CampaignActions };

const tagKinds = {
  open: "good",
  full: "care",
  notYet: "care",
  draft: "quiet",
  closed: "quiet",
  archived: "quiet",
} as const;

export function CampaignList({ list, actions }: ActionsProps & Pick<CampaignsContent, "list">) {
  return (
    <ListTable
      caption={copy.caption}
      list={list}
      menu={{
        heading: copy.menuColumn,
        of: (campaign) => <CampaignMenu actions={actions} campaign={campaign} />,
      }}
      render={{
        state: ({ status, cells }) => (
          <Tag kind={tagKinds[status]} state>
            {cells.state?.text}
          </Tag>
        ),
        answers: (campaign) => <Answers campaign={campaign} />,
      }}
      summary={["state", "dates"]}
    />
  );
}

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

function CampaignMenu({ campaign, actions }: ActionsProps & { campaign: ShownCampaign }) {
  const { menu } = copy;
  const { link, edit, responses, card, status } = campaign;
  const away = status === "archived";
  return (
    <ActionMenu label={menu.of(campaign.title)}>
      {edit === undefined ? null : <ActionLink href={edit}>{menu.edit}</ActionLink>}
      <ActionLink href={responses}>{menu.answers}</ActionLink>
      {link === undefined ? null : (
        <>
          <ActionLink href={link}>{menu.visit}</ActionLink>
          <ActionButton onPress={() => actions.copy(campaign)}>{menu.copy}</ActionButton>
          <ActionLink href={card}>{menu.card}</ActionLink>
        </>
      )}
      {campaign.mayDuplicate ? (
        <ActionButton onPress={() => actions.duplicate(campaign)}>{menu.duplicate}</ActionButton>
      ) : null}
      {campaign.mayArchive ? (
        <ActionButton onPress={() => actions.archive(campaign, away ? "unarchive" : "archive")}>
          {away ? menu.unarchive : menu.archive}
        </ActionButton>
      ) : null}
      {campaign.mayDelete ? (
        <ActionButton onPress={() => actions.ask(campaign)}>{menu.remove}</ActionButton>
      ) : null}
    </ActionMenu>
  );
}

export function useCampaignActions() {
  const { send, ...operations } = useOperations<typeof action>();
  const [notice, setNotice] = useState("");

  function clear(): void {
    operations.clear();
    setNotice("");
  }
  const { ask, problem, dialog } = useRowDeletion<ShownCampaign>({
    ...operations,
    clear,
    copyOf: () => copy.deletion,
    confirmed: { name: "title", of: ({ typedTitle }) => typedTitle.trim() },
    remove: ({ href }, title, done) => send("deleteCampaign", { title }, { at: href, done }),
    removed: () => setNotice(copy.done.deleted),
  });

  return {
    problem,
    status: notice,
    dialog,
    ask,
    async copy({ link = "" }: ShownCampaign) {
      clear();
      setNotice((await copyLink(link)) ? copy.done.copied : copy.done.copyFailed);
    },
    async duplicate({ href, title }: ShownCampaign) {
      clear();
      const done = () => setNotice(copy.done.duplicated(title));
      await send("duplicateCampaign", {}, { at: href, done });
    },
    async archive({ href, revision }: ShownCampaign, move: "archive" | "unarchive") {
      clear();
      const done = () => setNotice(copy.done[move]);
      await send("moveCampaign", { revision, move }, { at: href, done });
    },
  };
}

type CampaignActions = ReturnType<typeof useCampaignActions>;
