import { useState } from "react";
import { useRevalidator } from "react-router";
import { adminWords } from "#content/admin.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { campaignsCopy as copy } from "../copy/campaigns.ts";
import type { ShownCampaign } from "../reads/campaigns-screen.server.ts";

/** The menu actions of a campaign in the list, and their notifications. */
export function useListActions() {
  const { busy, problem, send, clear } = useSending(adminWords.failed);
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState("");
  const [deleting, setDeleting] = useState<ShownCampaign>();

  const address = ({ id }: ShownCampaign) => `/api/admin/campaigns/${id}`;

  async function then(sentence: string): Promise<void> {
    setSaid(sentence);
    await revalidate();
  }
  function begin(): void {
    clear();
    setSaid("");
  }

  return {
    busy,
    problem,
    said,
    deleting,
    async copy({ link }: ShownCampaign) {
      begin();
      try {
        await navigator.clipboard.writeText(link ?? "");
        setSaid(copy.done.copied);
      } catch {
        setSaid(copy.done.copyFailed);
      }
    },
    async duplicate(campaign: ShownCampaign) {
      begin();
      const duplicate = await send("POST", `${address(campaign)}/duplicate`);
      if (duplicate) await then(copy.done.duplicated(campaign.title));
    },
    async archive(campaign: ShownCampaign, move: "archive" | "unarchive") {
      begin();
      if (await send("PATCH", address(campaign), { revision: campaign.revision, move }))
        await then(move === "archive" ? copy.done.archived : copy.done.unarchived);
    },
    ask(campaign: ShownCampaign) {
      begin();
      setDeleting(campaign);
    },
    stop() {
      clear();
      setDeleting(undefined);
    },
    async remove(campaign: ShownCampaign, title: string) {
      const answer = await send("DELETE", address(campaign), { title });
      if (!answer) return;
      setDeleting(undefined);
      await then(deletedSentence(answer));
    },
  };
}

export type ListActions = ReturnType<typeof useListActions>;

function deletedSentence(answer: unknown): string {
  const found = typeof answer === "object" && answer !== null && "message" in answer ? answer.message : "";
  return typeof found === "string" ? found : "";
}
