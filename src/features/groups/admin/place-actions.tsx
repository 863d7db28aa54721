import { useState } from "react";
import { wordingOf } from "#content/place-mails/wording.ts";
import { ActionButton, ActionMenu } from "#ui/action-menu.tsx";
import { toast } from "#ui/toast/store.ts";
import type { Problem } from "#web/admin/use-operations.ts";
import type { GroupMails } from "../reads/group-mails.server.ts";
import type { PlaceState } from "../rules/place.ts";
import { EmailDialog, mailedText } from "./email-dialog.tsx";

const doorStays =
  "The door doesn't open for them anymore, but a call they're already in goes on: end that in your meeting service.";

const copy = {
  menuColumn: "Actions",
  menu: {
    of: (who: string) => `Actions for ${who}`,
    give: "Give them a place",
    remove: "Remove",
    bar: "Remove and don't readmit",
  },
  give: {
    heading: (who: string) => `Give ${who} a place?`,
    asked: "Ask them first: it's theirs at once, and they don't have to confirm it.",
    passes: (ahead: number) =>
      ahead === 0 ? "" : ` They pass ${ahead === 1 ? "1 person" : `${ahead} people`} who waited longer.`,
    fills: (taken: number, size: number) =>
      taken > size ? ` The group is full: then ${taken} of ${size} seats are taken.` : "",
    submit: { text: "Give them the place", busy: "One moment..." },
    done: (who: string) => `${who} has a place now.`,
  },
  remove: {
    heading: (who: string) => `Remove ${who}?`,
    held: `They lose their place. If someone waits, it's offered to them by email. ${doorStays}`,
    waiting: "They leave the waiting list.",
    submit: { text: "Remove", busy: "Removing...", danger: true },
  },
  bar: {
    heading: (who: string) => `Remove ${who} and don't readmit them?`,
    held: `They lose their place, and can't sign up for this group with this email address again. If someone waits, the place is offered to them by email. ${doorStays}`,
    waiting: "They leave the waiting list, and can't sign up for this group with this email address again.",
    submit: { text: "Remove and don't readmit", busy: "Removing...", danger: true },
  },
  removed: "Removed.",
  keep: "Cancel",
} as const;

/** Someone with a place or on the waiting list, as their row has it. */
type Place = {
  id: string;
  who: string;
  state: PlaceState;
  paused?: boolean;
  /** How many have waited longer, and how many of the group's seats are taken once they have a place. */
  ahead?: number;
  takenWith?: number;
  size?: number;
};
type Action = "give" | "remove" | "bar";

type PlaceActions = {
  busy: boolean;
  problem: Problem | undefined;
  clear(): void;
  mails: Pick<GroupMails, "language" | "texts">;
  remove(removal: { placeId: string; bar: boolean }, done: () => void): Promise<unknown>;
  /** Left out where places can't be given. */
  give?(placeId: string, done: () => void): Promise<unknown>;
};

/** What the team does with one person's place: the menu of their row, and the dialog that asks. */
export function usePlaceActions({ busy, problem, clear, mails, remove, give }: PlaceActions) {
  const [asked, setAsked] = useState<{ place: Place; action: Action }>();
  function ask(next: typeof asked): void {
    clear();
    setAsked(next);
  }
  async function send({ place, action }: NonNullable<typeof asked>): Promise<void> {
    const done = (text: string) => () => {
      setAsked(undefined);
      toast({ title: `${text}${mailedText(1)}` });
    };
    if (action === "give") await give?.(place.id, done(copy.give.done(place.who)));
    else await remove({ placeId: place.id, bar: action === "bar" }, done(copy.removed));
  }
  const of = (place: Place) => (
    <ActionMenu label={copy.menu.of(place.who)}>
      {give !== undefined && place.state !== "held" && !place.paused ? (
        <ActionButton onPress={() => ask({ place, action: "give" })}>{copy.menu.give}</ActionButton>
      ) : null}
      {(["remove", "bar"] as const).map((action) => (
        <ActionButton danger key={action} onPress={() => ask({ place, action })}>
          {copy.menu[action]}
        </ActionButton>
      ))}
    </ActionMenu>
  );
  const dialog =
    asked === undefined ? null : (
      <EmailDialog
        {...{ busy, problem }}
        {...questionOf(asked)}
        email={{
          count: 1,
          language: mails.language,
          mail: wordingOf(mails.texts[asked.action === "give" ? "held" : "removed"], {}),
        }}
        keep={copy.keep}
        onClose={() => ask(undefined)}
        onSend={() => send(asked)}
        operation={asked.action === "give" ? "giveGroupPlace" : "removeGroupPlace"}
        values={{ placeId: asked.place.id }}
      />
    );
  return { dialog, menu: { heading: copy.menuColumn, of } };
}

function questionOf({ place, action }: { place: Place; action: Action }) {
  const { who, state, ahead = 0, takenWith = 0, size = 0 } = place;
  if (action === "give") {
    const { heading, asked, passes, fills, submit } = copy.give;
    return { heading: heading(who), text: `${asked}${passes(ahead)}${fills(takenWith, size)}`, submit };
  }
  const { heading, submit, ...texts } = copy[action];
  return { heading: heading(who), text: state === "waiting" ? texts.waiting : texts.held, submit };
}
