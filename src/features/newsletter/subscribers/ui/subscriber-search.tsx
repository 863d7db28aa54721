import { type SubmitEvent, useState } from "react";
import * as z from "zod/mini";
import { useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { panelClass, panelLink, smallControl } from "#ui/panel-class.ts";
import { subscribersCopy } from "../copy.ts";
import { StateTag } from "./state-tag.tsx";

const copy = subscribersCopy.find;

const foundResponse = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      state: z.enum(["active", "pending", "unsubscribed"]),
    }),
  ),
  more: z.boolean(),
});

type Found = z.output<typeof foundResponse>;

/** Finds people by part of their address or name. It's sent in the body, so that it isn't in the URL or history. */
export function SubscriberSearch({ failed }: { failed: string }) {
  const { busy, problem, send } = useSending(failed);
  const [found, setFound] = useState<Found>();
  const hydrated = useHydrated();

  async function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text") ?? "");
    const response = foundResponse.safeParse(await send("POST", "/api/admin/subscribers/search", { text }));
    setFound(response.success ? response.data : undefined);
  }

  const error = problem?.fields.text ?? problem?.message;
  return (
    <search className={`mt-5 block ${panelClass}`}>
      <form className="grid gap-1.5" method="post" noValidate onSubmit={find}>
        <label className="text-small font-semibold" htmlFor="find-text">
          {copy.label}
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            aria-describedby="find-hint find-error"
            aria-invalid={error !== undefined}
            aria-keyshortcuts="/"
            autoComplete="off"
            className={`${smallControl} min-w-0 flex-1 basis-60 sm:max-w-md`}
            disabled={!hydrated}
            id="find-text"
            maxLength={254}
            name="text"
            spellCheck={false}
            type="search"
          />
          <Button busy={busy} disabled={!hydrated} size="small" type="submit" variant="outline">
            {busy ? copy.busy : copy.button}
          </Button>
          {found === undefined ? null : (
            <Button onClick={() => setFound(undefined)} size="small" variant="outline">
              {copy.clear}
            </Button>
          )}
        </div>
        <p className="text-small text-ink-soft" id="find-hint">
          {copy.hint}
        </p>
        <p className="text-small text-error empty:hidden" id="find-error" role="alert">
          {error}
        </p>
      </form>
      <div role="status">
        {found === undefined ? null : (
          <p className="mt-2 text-small font-semibold">{copy.found(found.items.length, found.more)}</p>
        )}
      </div>
      {found === undefined || found.items.length === 0 ? null : (
        <ul aria-label={copy.label} className="mt-2 max-h-96 overflow-y-auto border-t border-line">
          {found.items.map(({ id, email, name, state }) => (
            <li
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5"
              key={id}
            >
              <span className="min-w-0 wrap-anywhere">
                <a className={`font-semibold ${panelLink}`} href={`/admin/subscribers/${id}`}>
                  {email || subscribersCopy.erased}
                </a>{" "}
                <span className="text-small text-ink-soft">{name}</span>
              </span>
              <StateTag state={state} text={subscribersCopy.counts[state]} />
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
