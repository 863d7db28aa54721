import type { ReactNode, SubmitEvent } from "react";
import { lettersPage as copy } from "#content/mentoring/letters.ts";
import { Button } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import type { OwnLetters } from "../../reads/own.server.ts";
import { type LetterAction, letterActions } from "../../rules/request.ts";

type PartProps = { token: string; busy: boolean; act(action: LetterAction): Promise<boolean> };

const card = "rounded-xl border border-line bg-surface p-card shadow-card";

type PressesProps = Omit<PartProps, "busy"> & { className?: string; children: ReactNode };

/** Without script they are a plain form. */
function Presses({ token, act, className = "mt-4", children }: PressesProps) {
  return (
    <form
      action="/api/letters/change"
      className={`flex flex-wrap gap-3 ${className}`}
      method="post"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const value = new FormData(event.currentTarget, event.nativeEvent.submitter).get("action");
        const action = letterActions.find((each) => each === value);
        if (action) void act(action);
      }}
    >
      <input name="token" type="hidden" value={token} />
      {children}
    </form>
  );
}

type PressProps = { action: LetterAction; busy: boolean; variant: "primary" | "outline"; children: string };

function Press({ action, busy, variant, children }: PressProps) {
  return (
    <Button disabled={busy} name="action" type="submit" value={action} variant={variant}>
      {children}
    </Button>
  );
}

/** Whoever has said yes can still say no. */
export function Question({ agreed, busy, ...part }: PartProps & { agreed: boolean }) {
  return (
    <Presses {...part} className="">
      {agreed ? null : (
        <Press action="yes" busy={busy} variant="primary">
          {copy.yes}
        </Press>
      )}
      <Press action="no" busy={busy} variant="outline">
        {copy.no}
      </Press>
    </Presses>
  );
}

/** Asked once, after two weeks. */
export function CheckIn({ busy, ...part }: PartProps) {
  const { heading, text, fine, talk, end } = copy.checkIn;
  return (
    <section aria-labelledby="check-in" className={card}>
      <h2 className="font-display text-h3" id="check-in">
        {heading}
      </h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      <Presses {...part}>
        <Press action="fine" busy={busy} variant="primary">
          {fine}
        </Press>
        <Press action="talk" busy={busy} variant="outline">
          {talk}
        </Press>
      </Presses>
      <p className="mt-3 text-small text-ink-soft">
        <a className="text-link-inline" href="#end">
          {end}
        </a>
      </p>
    </section>
  );
}

export function Wants({ wants, own }: { wants: NonNullable<OwnLetters["wants"]>; own: boolean }) {
  const { heading, ownHeading, ...labels } = copy.wants;
  const rows = (["help", "avoid", "journey", "phase", "languages", "zone"] as const).filter(
    (name) => wants[name] !== "",
  );
  return (
    <section aria-labelledby="wants" className={card}>
      <Heading id="wants" level={2} size={3}>
        {own ? ownHeading : heading}
      </Heading>
      <dl className="mt-3 grid gap-4">
        {rows.map((name) => (
          <div key={name}>
            <dt className="text-small text-ink-faint">{labels[name]}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{wants[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Summary({ children }: { children: string }) {
  return (
    <summary className="flex min-h-13 w-fit cursor-pointer items-center gap-2 rounded-sm font-semibold text-link focus-ring">
      {children}
      <Icon className="size-5 group-open/part:rotate-180" name="chevron" />
    </summary>
  );
}

/** A concern and the end: each takes two presses. */
export function WaysOut({
  letters,
  danger,
  busy,
  ...part
}: PartProps & { letters: OwnLetters; danger: string }) {
  const { step, side, flagged } = letters;
  const isMatched = step === "matched";
  const hasLetters = isMatched || letters.letters.length > 0;
  const mayEnd = isMatched || (side === "person" && step !== "ended");
  const { concern, end } = copy;
  return (
    <div className="grid justify-items-start border-t border-line pt-4 empty:hidden">
      {flagged ? <p className="py-3 text-ink-soft">{concern.done}</p> : null}
      {hasLetters && !flagged ? (
        <details className="group/part">
          <Summary>{concern.summary}</Summary>
          <p className="max-w-text text-ink-soft">{concern.text(danger)}</p>
          <Presses {...part}>
            <Press action="flag" busy={busy} variant="outline">
              {concern.submit}
            </Press>
          </Presses>
        </details>
      ) : null}
      {mayEnd ? (
        <details className="group/part" id="end">
          <Summary>{end.summary}</Summary>
          <p className="max-w-text text-ink-soft">{end.text}</p>
          <Presses {...part}>
            <Press action="end" busy={busy} variant="outline">
              {end.submit}
            </Press>
          </Presses>
        </details>
      ) : null}
    </div>
  );
}
