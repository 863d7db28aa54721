import { useState } from "react";
import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { campaignsCopy as copy } from "../copy/campaigns.ts";
import type { ShownCampaign } from "../reads/campaigns-screen.server.ts";

/** The menu actions of a campaign in the list, and their notifications. */
export function useListActions() {
  const { busy, problem, send, clear } = useSending(adminCopy.failed);
  const { revalidate } = useRevalidator();
  const [notice, setNotice] = useState("");
  const [deleting, setDeleting] = useState<ShownCampaign>();

  const address = ({ id }: ShownCampaign) => `/api/admin/campaigns/${id}`;

  async function then(sentence: string): Promise<void> {
    setNotice(sentence);
    await revalidate();
  }
  function start(): void {
    clear();
    setNotice("");
  }

  return {
    busy,
    problem,
    status: notice,
    deleting,
    async copy({ link }: ShownCampaign) {
      start();
      try {
        await navigator.clipboard.writeText(link ?? "");
        setNotice(copy.done.copied);
      } catch {
        setNotice(copy.done.copyFailed);
      }
    },
    async duplicate(campaign: ShownCampaign) {
      start();
      const duplicate = await send("POST", `${address(campaign)}/duplicate`);
      if (duplicate) await then(copy.done.duplicated(campaign.title));
    },
    async archive(campaign: ShownCampaign, move: "archive" | "unarchive") {
      start();
      if (await send("PATCH", address(campaign), { revision: campaign.revision, move }))
        await then(move === "archive" ? copy.done.archived : copy.done.unarchived);
    },
    ask(campaign: ShownCampaign) {
      start();
      setDeleting(campaign);
    },
    stop() {
      clear();
      setDeleting(undefined);
    },
    async remove(campaign: ShownCampaign, title: string) {
      const response = await send("DELETE", address(campaign), { title });
      if (!response) return;
      setDeleting(undefined);
      await then(deletedSentence(response));
    },
  };
}

export type ListActions = ReturnType<typeof useListActions>;

function deletedSentence(response: unknown): string {
  const message =
    typeof response === "object" && response !== null && "message" in response ? response.message : "";
  return typeof message === "string" ? message : "";
}
