import type { ComponentProps, ReactNode } from "react";
import type { yourPlace } from "#content/your-place.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import type { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { LeaveLink } from "#web/layout/header-controls.tsx";
import { useFrame } from "#web/layout/use-frame.ts";
import type { OwnPlace } from "../../reads/own-place.server.ts";
import { sessionTimes } from "../../ui/session-times.ts";
import type { Busy } from "./use-place.ts";

export type PlaceCopy = typeof yourPlace & { crisis: ComponentProps<typeof CrisisNote>["copy"] };

export const cardClass =
  "grid justify-items-start gap-4 rounded-xl border border-line bg-surface p-card shadow-card";

type DoorProps = {
  copy: PlaceCopy;
  door: NonNullable<OwnPlace["door"]>;
  token: string;
  zone: string;
  busy: Busy | undefined;
  isPlain: boolean;
  /** Where to go in, once the door was opened without JavaScript. */
  ready: string | undefined;
  onEnter(): void;
  /** What stands beside the way in. */
  children: ReactNode;
};

export function Door({ copy, door, token, zone, busy, isPlain, ready, onEnter, children }: DoorProps) {
  const { header } = useFrame();
  const { start, end, state } = door;
  const times = sessionTimes(start, end, zone);
  const isReady = ready !== undefined && state === "open";
  return (
    <section aria-labelledby="door" className={cardClass}>
      <Heading id="door" level={2} size={3}>
        {isReady ? copy.door.ready.heading : copy.door.heading}
      </Heading>
      <p>
        <time dateTime={start}>
          {times.day}, {times.time}
        </time>{" "}
        {times.zone}
      </p>
      <p className="text-ink-soft" role="status">
        {isReady ? copy.door.ready.text : sentenceOf(copy, door, { zone, isPlain })}
      </p>
      {isReady ? (
        <ButtonLink href={ready} variant="primary">
          {copy.door.enter}
        </ButtonLink>
      ) : state === "open" ? (
        <form
          action="/your-place/door"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onEnter();
          }}
        >
          <input name="token" type="hidden" value={token} />
          <Button busy={busy === "door"} disabled={busy !== undefined} type="submit" variant="primary">
            {busy === "door" ? copy.door.entering : copy.door.enter}
          </Button>
        </form>
      ) : isPlain ? (
        <form action="/your-place" method="post">
          <input name="token" type="hidden" value={token} />
          <Button type="submit" variant="outline">
            {copy.door.again}
          </Button>
        </form>
      ) : null}
      {state === "open" ? <p className="text-small text-ink-soft">{copy.door.service}</p> : null}
      {children}
      <LeaveLink className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link focus-ring">
        <Icon className="size-4.5" name="leave" />
        {header.leaveQuickly}
      </LeaveLink>
    </section>
  );
}

function sentenceOf(
  { door: copy }: PlaceCopy,
  { state, opensAt }: DoorProps["door"],
  { zone, isPlain }: { zone: string; isPlain: boolean },
): string {
  if (state !== "before") return copy[state];
  const sentence = copy.before.replace("{time}", sessionTimes(opensAt, opensAt, zone).from);
  return isPlain ? sentence : `${sentence} ${copy.updates}`;
}
