import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import type { ButtonVariant } from "#ui/button-class.ts";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import type { OwnPlace } from "../../reads/own-place.server.ts";
import type { PlaceAction } from "../../rules/place.ts";
import { cardClass, type PlaceCopy } from "./door.tsx";
import type { Busy } from "./use-place.ts";

type ManageProps = {
  copy: PlaceCopy;
  place: OwnPlace;
  busy: Busy | undefined;
  onAct(action: PlaceAction): void;
};

/** Canceling takes one more press. */
export function Manage({ copy: { manage }, place, busy, onAct }: ManageProps) {
  const { state, seats, paused } = place;
  if (state !== "intent" && state !== "held" && state !== "waiting" && state !== "offered") return null;
  const button = (action: PlaceAction, label: string, variant: ButtonVariant) => (
    <ActionForm action={action} onAct={onAct} token={place.token}>
      <Button busy={busy === action} disabled={busy !== undefined} type="submit" variant={variant}>
        {busy === action ? manage.saving : label}
      </Button>
    </ActionForm>
  );
  if (state === "intent")
    return (
      <section aria-labelledby="manage" className={cardClass}>
        <Heading id="manage" level={2} size={3}>
          {manage.heading.intent}
        </Heading>
        {button("confirm", manage.confirm[seats === 1 ? "one" : "two"], "primary")}
      </section>
    );
  const cancel = manage.cancel[state];
  return (
    <section aria-labelledby="manage" className={cardClass}>
      <Heading id="manage" level={2} size={3}>
        {manage.heading[state === "offered" ? "offered" : "others"]}
      </Heading>
      {state === "offered" ? button("take", manage.take, "primary") : null}
      {paused ? (
        button("resume", manage.resume, "primary")
      ) : (
        <>
          {button("pause", state === "offered" ? manage.pause.offered : manage.pause.others, "outline")}
          <p className="text-small text-ink-soft">{manage.pauseNote[state]}</p>
        </>
      )}
      <details className="group/cancel" key={state}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-link focus-ring">
          {cancel.ask}
          <Icon className="size-5 group-open/cancel:rotate-180" name="chevron" />
        </summary>
        <p className="mt-2 mb-4 text-ink-soft">{cancel.text}</p>
        {button("cancel", cancel.sure, "outline")}
      </details>
    </section>
  );
}

type ActionFormProps = {
  action: PlaceAction;
  token: string;
  onAct(action: PlaceAction): void;
  children: ReactNode;
};

/** Without JavaScript the page answers with the place as it is then. */
function ActionForm({ action, token, onAct, children }: ActionFormProps) {
  return (
    <form
      action="/your-place/change"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onAct(action);
      }}
    >
      <input name="token" type="hidden" value={token} />
      <input name="action" type="hidden" value={action} />
      {children}
    </form>
  );
}
