import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as z from "zod/mini";
import { ApiError, apiRequest, newKey } from "#platform/browser/api-client.ts";
import { draftsOf } from "#platform/drafts/drafts.ts";
import { builderCopy as copy } from "../copy/builder.ts";
import { same } from "../rules/merge-drafts.ts";
import type { CampaignStatus } from "../rules/schedule.ts";
import {
  type CampaignContent,
  type CampaignStep,
  campaignContent,
  savedContent,
} from "../schema/campaign.ts";
import type { action } from "./builder-action.server.ts";

/** The campaign as stored on the server: its status, and the last saved draft. */
export type Saved = {
  id: string | undefined;
  revision: number;
  version: number;
  status: CampaignStatus;
  slug: string;
  changedAt: string;
  /** The public closing time; empty for none. */
  publicCloses: string;
  /** Whether it differs from what is public. */
  unpublished: boolean;
  content: CampaignContent;
};

export type SavingState =
  | { kind: "saved" }
  | { kind: "unsaved" }
  | { kind: "saving" }
  | { kind: "failed"; reason: string }
  | { kind: "conflict" };

const status = {
  id: z.string(),
  revision: z.number(),
  version: z.number(),
  status: z.enum(["draft", "notYet", "open", "full", "closed", "archived"]),
  slug: z.string(),
  changedAt: z.string(),
  publicCloses: z.string(),
  unpublished: z.boolean(),
};
const savedResponse = z.object({ ...status, slugTaken: z.boolean() });

type Operations = (typeof action)["operations"];
type Handle<Name extends keyof Operations> = Operations[Name]["handle"];

/**
 * Calls an operation of the builder's screen. Others use `useOperations`; the builder has to know why it was refused:
 * a conflict shows both versions, and a lost connection is tried again. @throws {ApiError}
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

/** Changes not yet on the server, with the draft they were based on. */
export type StoredDraft = { revision: number; base: CampaignContent; content: CampaignContent };

const shape = z.object({ revision: z.number(), base: campaignContent, content: campaignContent });
const drafts = draftsOf("builder");
const nameOf = (id: string | undefined) => id ?? "new";

/** The draft stored in this tab at the moment of the call; undefined if there is none that fits. */
export async function storedDraft(id: string | undefined): Promise<StoredDraft | undefined> {
  try {
    const text = await drafts.read(nameOf(id));
    return text === undefined ? undefined : shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Stores changes until the server has them; undefined removes them. */
function storeDraft(id: string | undefined, draft: StoredDraft | undefined): void {
  drafts.write(nameOf(id), draft && JSON.stringify(draft));
}

const loadedResponse = z.object({ ...status, content: campaignContent });

const afterTyping = 900;
const beforeTryingAgain = 8_000;

/** Saves the draft a moment after the last change, one request at a time, and stores it in the tab until then. */
export function useAutosave(initial: Saved, content: CampaignContent) {
  const [saved, setSaved] = useState(initial);
  const [state, setState] = useState<SavingState>({ kind: "saved" });
  const [slugTaken, setSlugTaken] = useState(false);
  // Refs for asynchronous code: the server's state, and the save in progress.
  const latest = useRef(initial);
  const running = useRef<Promise<boolean>>(undefined);
  const beginning = useRef<{ content: CampaignContent; key: string }>(undefined);

  function note(next: Saved) {
    latest.current = next;
    setSaved(next);
  }

  /** Creates the campaign. A lost response is requested again with the same content and key. */
  async function create(text: CampaignContent): Promise<void> {
    beginning.current ??= { content: text, key: newKey() };
    const { content: first, key } = beginning.current;
    const options = { idempotencyKey: key };
    const created = await callBuilder(undefined, "createCampaign", { content: first }, options).catch(
      (error: unknown) => {
        // Rejected: nothing was created, and other content may be fine.
        if (error instanceof ApiError && error.refusal.status < 500) beginning.current = undefined;
        throw error;
      },
    );
    note({ ...created, content: first });
    storeDraft(undefined, undefined);
    // The draft has its own address now, so that a reload finds it.
    history.replaceState(history.state, "", `/admin/campaigns/${created.id}/edit`);
  }

  async function change(id: string, body: { revision: number; content: CampaignContent }): Promise<void> {
    const response = await apiRequest("PATCH", `/api/admin/campaigns/${id}`, body);
    const { slugTaken: taken, ...saved } = savedResponse.parse(await response.json());
    note({ ...saved, content: body.content });
    setSlugTaken(taken);
    storeDraft(id, undefined);
  }

  async function attempt(text: CampaignContent): Promise<boolean> {
    const { id, revision } = latest.current;
    const fits = savedContent.safeParse(text);
    if (!fits.success) return fail(fits.error.issues[0]?.message ?? copy.offline);
    setState({ kind: "saving" });
    try {
      if (id === undefined) await create(text);
      else await change(id, { revision, content: text });
      // Changes made during the request are saved next.
      if (!same(latest.current.content, text)) return await attempt(text);
      setState({ kind: "saved" });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) return fail(copy.offline);
      if (error.refusal.status === 401) return fail(copy.signedOut);
      if (error.refusal.status !== 409) return fail(error.refusal.message ?? copy.offline);
      setState({ kind: "conflict" });
      return false;
    }
  }

  function fail(reason: string): false {
    setState({ kind: "failed", reason });
    return false;
  }

  async function save(text: CampaignContent): Promise<boolean> {
    await running.current;
    if (same(text, latest.current.content) && latest.current.id !== undefined) {
      setState({ kind: "saved" });
      return true;
    }
    running.current = attempt(text);
    return running.current;
  }

  const unsaved = !same(content, saved.content);
  const saveNow = useEffectEvent(() => save(content));
  const keepNow = useEffectEvent(() => {
    const { id, revision, content: base } = latest.current;
    storeDraft(id, unsaved ? { revision, base, content } : undefined);
    if (unsaved) setState((before) => (before.kind === "conflict" ? before : { kind: "unsaved" }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the draft starts the wait anew
  useEffect(() => {
    keepNow();
    if (!unsaved || state.kind === "conflict") return;
    const timer = setTimeout(() => void saveNow(), afterTyping);
    return () => clearTimeout(timer);
  }, [content, unsaved, saved.revision, state.kind === "conflict"]);
  useEffect(() => {
    if (state.kind !== "failed") return;
    const timer = setTimeout(() => void saveNow(), beforeTryingAgain);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);

  return {
    saved,
    state: shownState(state, unsaved),
    slugTaken,
    /** Saves now. */
    saveNow: () => save(content),
    /** Carries out an action on the campaign. @throws {ApiError} */
    async step(move: CampaignStep) {
      const { id, revision } = latest.current;
      note({ ...latest.current, ...(await callBuilder(id, "moveCampaign", { revision, move })) });
    },
    /** Loads what someone else has saved. */
    async fetchTheirs(): Promise<Saved> {
      const response = await apiRequest("GET", `/api/admin/campaigns/${latest.current.id}`);
      return loadedResponse.parse(await response.json());
    },
    /** Continues with our changes on top of theirs. */
    settle(theirs: Saved) {
      note(theirs);
      setState({ kind: "unsaved" });
    },
    conflictNow: () => setState({ kind: "conflict" }),
  };
}

/** Updates the saving status after a change or undo, before the next save starts. */
function shownState(state: SavingState, unsaved: boolean): SavingState {
  if (state.kind === "saved" || state.kind === "unsaved") return { kind: unsaved ? "unsaved" : "saved" };
  return state;
}
