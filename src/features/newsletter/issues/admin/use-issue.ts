import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { apiRequest } from "#platform/browser/api-client.ts";
import { firstWrong } from "#platform/browser/form-fields.ts";
import { refusalOf } from "#platform/browser/refusal.ts";
import { merge, mergedValue } from "#platform/drafts/merge.ts";
import { useDraft } from "#platform/drafts/use-draft.ts";
import { type Problem, problemOf, useOperations } from "#web/admin/use-operations.ts";
import { type IssueContent, issueContent } from "../schema.ts";
import type { action } from "./issue-action.server.ts";
import { type Audience, audienceShape, previewShape } from "./issue-preview.tsx";

type Saved = { id: string; revision: number; value: IssueContent };

const savedResponse = z.object({ revision: z.number() });

/** Saved after a pause, and before every action. */
export function useIssue({
  id,
  revision,
  content: initial,
}: Omit<Saved, "value"> & { content: IssueContent }) {
  const [content, setContent] = useState(initial);
  const draft = useDraft<IssueContent, Saved>({
    kind: "issue",
    initial: { id, revision, value: initial },
    value: content,
    show: setContent,
    schema: issueContent,
    async send(value, { revision }) {
      const address = `/api/admin/newsletters/${id}`;
      const response = await apiRequest("PATCH", address, { revision, content: value });
      return { saved: { id, value, ...savedResponse.parse(await response.json()) } };
    },
    // Where a colleague has changed the same field since, the kept text wins: theirs is among the versions.
    join: ({ base, mine, theirs }) => mergedValue(merge(base, mine, theirs)),
  });
  const [failure, setFailure] = useState<Problem>();
  const { busy, problem, send, clear } = useOperations<typeof action>();
  const [acting, setActing] = useState(false);
  const audience = useAudience(content);
  const refused = draft.state.kind === "failed" ? draft.state.refusal : undefined;
  useEffect(() => {
    if (Object.keys(refused?.fields ?? {}).length > 0) firstWrong(document)?.focus();
  }, [refused]);

  function set(change: Partial<IssueContent>) {
    setFailure(undefined);
    setContent((now) => ({ ...now, ...change }));
  }

  /** Undefined if the draft was rejected. */
  async function afterSaving<Result>(act: (saved: Saved) => Result): Promise<Result | undefined> {
    setActing(true);
    clear();
    setFailure(undefined);
    try {
      return (await draft.save()) ? await act(draft.latest().saved) : undefined;
    } finally {
      setActing(false);
    }
  }

  return {
    content,
    set,
    audience,
    restored: draft.isRestored,
    unsaved: draft.unsaved,
    // Saving in the background leaves the buttons alone: a press in that moment would be lost, and its focus too.
    busy: busy || acting,
    problem: problem ?? failure ?? (draft.state.kind === "failed" ? problemOf(refused) : undefined),
    /** Undefined if it was rejected. */
    save: () => afterSaving(() => true),
    async schedule(sendAt: string, zone: string): Promise<void> {
      await afterSaving(({ revision }) =>
        send("moveNewsletterIssue", { revision, move: "schedule", sendAt, zone }),
      );
    },
    /** To the team member. Undefined if it was rejected. */
    test: () => afterSaving(() => send("testNewsletterIssue", {}, { stay: true })),
    /** Undefined if it was rejected. */
    restore: (version: string) =>
      afterSaving(({ revision }) =>
        send(
          "restoreNewsletterIssue",
          { revision, version },
          { done: ({ revision, content }) => draft.takeSaved({ id, revision, value: content }) },
        ),
      ),
    /** Undefined if saving or the preview was rejected. */
    preview: () =>
      afterSaving(async ({ value }) => {
        try {
          const response = await apiRequest("POST", "/api/admin/newsletters/preview", { content: value });
          return previewShape.parse(await response.json());
        } catch (error) {
          setFailure(problemOf(refusalOf(error)));
          return undefined;
        }
      }),
    remove() {
      draft.forget();
      return send("deleteNewsletterIssue", {}, { stay: true });
    },
  };
}

export type IssueDraft = ReturnType<typeof useIssue>;

/** How long after the last change people are counted again. */
const pauseMs = 250;

/** How many people would get an issue now; undefined until they are counted, and if they can't be. */
function useAudience({ segment, topics, dates, pace }: IssueContent) {
  const filter = JSON.stringify({ segment, topics, dates });
  const [counted, setCounted] = useState<{ filter: string } & Audience>();

  useEffect(() => {
    let left = false;
    const count = async () => {
      // Only these decide who gets it, so what is being written needn't travel.
      const content = { ...JSON.parse(filter), subject: "", preview: "", text: "", pace };
      try {
        const response = await apiRequest("POST", "/api/admin/newsletters/preview", { content });
        const answer = audienceShape.safeParse(await response.json());
        if (!left && answer.success) setCounted({ filter, ...answer.data.audience });
      } catch {
        // The number is a convenience here: the step before sending counts again, and says what is wrong.
      }
    };
    const timer = setTimeout(() => void count(), pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [filter, pace]);

  return counted?.filter === filter ? counted : undefined;
}
