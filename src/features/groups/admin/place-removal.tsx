import { ActionButton, ActionMenu } from "#ui/action-menu.tsx";
import { toast } from "#ui/toast/store.ts";
import { useRowDeletion } from "#web/admin/row-actions.tsx";
import type { Problem } from "#web/admin/use-operations.ts";

const copy = {
  removed: "Removed. The place goes to the next person on the list.",
  menuColumn: "Actions",
  menu: { of: (who: string) => `Actions for ${who}`, remove: "Remove", bar: "Remove and don't readmit" },
  remove: {
    heading: (who: string) => `Remove ${who}?`,
    text: "They lose their place, which goes to the next person on the list, and get a short email. The door doesn't open for them anymore, but a call they're already in goes on: end that in your meeting service.",
    typed: "",
    remove: "Remove",
    keep: "Cancel",
  },
  bar: {
    heading: (who: string) => `Remove ${who} and don't readmit them?`,
    text: "They lose their place, get a short email, and can't sign up for this group with this email address again. The door doesn't open for them anymore, but a call they're already in goes on: end that in your meeting service.",
    typed: "",
    remove: "Remove and don't readmit",
    keep: "Cancel",
  },
} as const;

type Place = { id: string; who: string };
type Removal = { placeId: string; bar: boolean };

type PlaceRemoval = {
  busy: boolean;
  problem: Problem | undefined;
  clear(): void;
  remove(removal: Removal, done: () => void): Promise<unknown>;
};

/** Removes people from a group: the menu of their row, and the dialog that asks. */
export function usePlaceRemoval({ remove, ...operations }: PlaceRemoval) {
  const { ask, dialog, problem } = useRowDeletion<Place & { bar: boolean }>({
    ...operations,
    copyOf({ who, bar }) {
      const { heading, ...texts } = bar ? copy.bar : copy.remove;
      return { ...texts, heading: heading(who) };
    },
    remove: ({ id, bar }, _typed, done) => remove({ placeId: id, bar }, done),
    removed: () => toast({ title: copy.removed }),
  });
  const of = (place: Place) => (
    <ActionMenu label={copy.menu.of(place.who)}>
      <ActionButton danger onPress={() => ask({ ...place, bar: false })}>
        {copy.menu.remove}
      </ActionButton>
      <ActionButton danger onPress={() => ask({ ...place, bar: true })}>
        {copy.menu.bar}
      </ActionButton>
    </ActionMenu>
  );
  return { dialog, problem, menu: { heading: copy.menuColumn, of } };
}
