import { useCallback, useReducer, useRef, useState } from "react";
import * as z from "zod/mini";
import { apiRequest } from "#platform/browser/api-client.ts";
import { randomId } from "#platform/browser/random-id.ts";
import { refusalOf } from "#platform/browser/refusal.ts";
import { same } from "#platform/drafts/merge.ts";
import { type DraftState, useDraft } from "#platform/drafts/use-draft.ts";
import { draftReducer, historyOf } from "../rules/draft-history.ts";
import { type CampaignContent, type CampaignStep, campaignContent } from "../schema/campaign.ts";
import type { action } from "./builder-action.server.ts";

const savedStatus = z.object({
  id: z.string(),
  revision: z.number(),
  version: z.number(),
  status: z.enum(["draft", "notYet", "open", "full", "closed", "archived"]),
  slug: z.string(),
  changedAt: z.string(),
  /** The public closing time; empty for none. */
  publicCloses: z.string(),
  /** Whether it differs from what is public. */
  unpublished: z.boolean(),
});
const savedResponse = z.extend(savedStatus, { slugTaken: z.boolean() });
const loadedResponse = z.extend(savedStatus, { content: campaignContent });

type SavedStatus = Omit<z.output<typeof savedStatus>, "id"> & { id: string | undefined };

/** The campaign as stored on the server: its status, and the last saved draft. */
export type Saved = SavedStatus & { value: CampaignContent };

export type SavingState = DraftState<Saved>;

const storedIn = ({ content, ...status }: SavedStatus & { content: CampaignContent }): Saved => ({
  ...status,
  value: content,
});

type Operations = (typeof action)["operations"];
type Handle<Name extends keyof Operations> = Operations[Name]["handle"];

/**
 * Calls an operation of the builder's screen. Others use `useOperations`; the builder has to know why it was refused: a
 * conflict shows both versions. @throws {ApiError}
 */
export async function callBuilder<Name extends keyof Operations>(
  id: string | undefined,
  operation: Name,
  values: Parameters<Handle<Name>>[0]["input"],
  options?: { idempotencyKey: string },
): Promise<Awaited<ReturnType<Handle<Name>>>> {
  const address = id === undefined ? "/admin/campaigns/new" : `/admin/campaigns/${id}/edit`;
  return (await apiRequest("POST", address, { operation, ...values }, options)).json();
}

export function useCampaign(initial: Saved) {
  const [steps, dispatch] = useReducer(draftReducer, initial.value, historyOf);
  const [slugTaken, setSlugTaken] = useState(false);
  const beginning = useRef<{ content: CampaignContent; key: string }>(undefined);
  const edit = useCallback(
    (change: (content: CampaignContent) => CampaignContent, typing?: string) =>
      dispatch({ type: "change", change, ...(typing === undefined ? {} : { typing }) }),
    [],
  );

  /** A lost response is requested again with the same content and key. */
  async function create(value: CampaignContent): Promise<Saved> {
    beginning.current ??= { content: value, key: randomId() };
    const { content, key: idempotencyKey } = beginning.current;
    try {
      const created = await callBuilder(undefined, "createCampaign", { content }, { idempotencyKey });
      // The draft has its own address now, so that a reload finds it.
      history.replaceState(history.state, "", `/admin/campaigns/${created.id}/edit`);
      return storedIn(created);
    } catch (error) {
      // Rejected: nothing was created, and other content may be fine.
      if ((refusalOf(error)?.status ?? 500) < 500) beginning.current = undefined;
      throw error;
    }
  }

  async function change(value: CampaignContent, { id, revision }: Saved): Promise<Saved> {
    const response = await apiRequest("PATCH", `/api/admin/campaigns/${id}`, { revision, content: value });
    const { slugTaken: taken, ...saved } = savedResponse.parse(await response.json());
    setSlugTaken(taken);
    return { ...saved, value };
  }

  const draft = useDraft<CampaignContent, Saved>({
    kind: "builder",
    initial,
    value: steps.present,
    show: (next) => edit(() => next),
    schema: campaignContent,
    async send(value, base) {
      if (base.id !== undefined) return { saved: await change(value, base) };
      const created = await create(value);
      return { saved: same(created.value, value) ? created : await change(value, created) };
    },
    async read() {
      const response = await apiRequest("GET", `/api/admin/campaigns/${draft.latest().saved.id}`);
      return storedIn(loadedResponse.parse(await response.json()));
    },
    // The team member sees both versions before they are joined.
    join: () => undefined,
  });

  /** @throws {ApiError} */
  async function step(move: CampaignStep): Promise<void> {
    const { id, revision } = draft.latest().saved;
    const moved = await callBuilder(id, "moveCampaign", { revision, move });
    draft.take({ ...draft.latest().saved, ...moved });
  }

  return { ...draft, steps, dispatch, edit, slugTaken, step };
}

export type CampaignDraft = ReturnType<typeof useCampaign>;
