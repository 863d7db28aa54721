import { useState } from "react";
import { useRevalidator } from "react-router";
import * as z from "zod/mini";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { controlClass } from "#ui/field.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { toast } from "#ui/toast/store.ts";
import { subscribersCopy } from "../copy/subscribers.ts";
import type { BulkAction } from "../rules/bounds.ts";

const { bulk: copy } = subscribersCopy;

const changed = z.object({ message: z.string(), undo: z.optional(z.string()) });

type SubscriberBulkBarProps = {
  /** The chosen rows of this page. */
  ids: readonly string[];
  rowCount: number;
  /** Whether all who match the filter are chosen, on other pages too. */
  everyone: boolean;
  hasMore: boolean;
  filter: Readonly<Record<string, string | undefined>>;
  csv: string | undefined;
  failed: string;
  onSelect: (all: boolean) => void;
  onEveryone: (all: boolean) => void;
};

/** Tags, untags, unsubscribes or exports the chosen subscribers. It always has its place, so that nothing moves. */
export function SubscriberBulkBar(props: SubscriberBulkBarProps) {
  const { ids, rowCount, everyone, hasMore, filter, csv, failed, onSelect, onEveryone } = props;
  const { busy, problem, send } = useSending(failed);
  const { revalidate } = useRevalidator();
  const [tag, setTag] = useState("");
  const count = everyone ? rowCount : ids.length;
  const off = !useHydrated() || count === 0;

  async function change(action: BulkAction) {
    const chosen = everyone
      ? { filter: Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) }
      : { ids };
    const named = action === "unsubscribe" ? {} : { tag: tag.trim() };
    const answer = changed.safeParse(
      await send("POST", "/api/admin/subscribers/bulk", { ...chosen, action, ...named }),
    );
    if (!answer.success) return;
    const { message, undo } = answer.data;
    const run = () => void putBack(undo);
    toast({ title: message, action: undo === undefined ? undefined : { label: copy.undo, run } });
    onSelect(false);
    await revalidate();
  }
  async function putBack(undo: string | undefined) {
    const answer = await send("POST", "/api/admin/subscribers/bulk/undo", { undo });
    await revalidate();
    if (answer !== undefined) toast({ title: messageIn(answer) });
  }

  const exported =
    csv === undefined || everyone ? csv : `${csv}${csv.includes("?") ? "&" : "?"}ids=${ids.join(",")}`;
  // On phones the buttons come with the first selected row, where they would fill half the screen otherwise.
  const idle = count === 0 ? "max-md:hidden" : "";
  return (
    <fieldset className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-5 py-2 shadow-card">
      <legend className="sr-only">{copy.legend}</legend>
      <label className="flex min-h-11 items-center gap-3 text-small font-semibold">
        <input
          checked={everyone || (rowCount > 0 && ids.length === rowCount)}
          className="size-5 accent-(--kw-primary) focus-ring"
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
          type="checkbox"
        />
        <span className="min-w-24">
          {everyone ? copy.everyoneSelected : count === 0 ? copy.all : copy.selected(count)}
        </span>
      </label>
      {hasMore && !everyone && ids.length === rowCount && rowCount > 0 ? (
        <Button onClick={() => onEveryone(true)} size="small" variant="outline">
          {copy.everyone}
        </Button>
      ) : null}
      <div className={`flex flex-wrap items-center gap-2 ${idle}`}>
        <span className="block w-44">
          <input
            aria-invalid={problem?.fields.tag !== undefined}
            aria-label={copy.tagLabel}
            autoComplete="off"
            className={`${controlClass} h-11`}
            disabled={off}
            maxLength={50}
            onChange={({ currentTarget }) => setTag(currentTarget.value)}
            placeholder={copy.tagLabel}
            value={tag}
          />
        </span>
        {(["tag", "untag"] as const).map((action) => (
          <Button
            busy={busy}
            disabled={off || tag.trim() === ""}
            key={action}
            onClick={() => void change(action)}
            size="small"
            variant="outline"
          >
            {copy[action]}
          </Button>
        ))}
        <Button
          busy={busy}
          disabled={off}
          onClick={() => void change("unsubscribe")}
          size="small"
          variant="outline"
        >
          {copy.unsubscribe}
        </Button>
        {exported === undefined || off ? null : (
          <ButtonLink href={exported} size="small" variant="outline">
            {copy.export}
          </ButtonLink>
        )}
      </div>
      <AlertNote text={problem?.fields.tag ?? problem?.message} />
    </fieldset>
  );
}
