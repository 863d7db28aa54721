import * as z from "zod/mini";
import { groupPaths } from "#content/groups/choices.ts";
import { breakLengths, lifeChanges, somethingChanged } from "#content/something-changed.ts";
import { maxPastedLink } from "#platform/http/mailed-token.ts";
import { safeText } from "#platform/http/safe-string.ts";

const { messages } = somethingChanged;

/** What the page sends: the link, and what was pressed. Without `press` it only reads. */
export const changePress = z.strictObject({
  /** The link of a mail as somebody pasted it, or its token. */
  token: safeText({ max: maxPastedLink, sentence: messages.badLink, missing: messages.missing }),
  press: z.optional(z.enum([...lifeChanges, "tell", "untell", "undo"], messages.choice)),
  /** For a break. */
  months: z.optional(z.enum(breakLengths, messages.choice)),
  /** For another path: the new one, if the person names it. */
  path: z.optional(z.enum(["", ...groupPaths.map(({ value }) => value)], messages.choice)),
});
export type ChangePress = z.output<typeof changePress>;

const change = {
  newsletter: z.union([
    z.literal("all"),
    z.object({ topics: z.array(z.string()), dates: z.array(z.string()) }),
  ]),
  places: z.array(z.string()),
  /** When these places were paused. */
  at: z.string(),
};

/** A change that a break was begun on top of. It stays in effect, and is all that's left when the break ends. */
const changeBefore = z.object({
  ...change,
  /** Whether hosts saw it when the break began. */
  shownToHost: z.boolean(),
  pressed: z.string(),
});

/** What is stored of a change: what it does and what undoes it, and not what was pressed. */
export const changeStored = z.object({ ...change, before: z.optional(changeBefore) });
export type StoredChange = z.output<typeof changeStored>;

/** A change, and the one that it was put on top of, if any. */
export const breaksOf = ({ before, ...last }: StoredChange) => [last, ...(before ? [before] : [])];

/** The page's content: what is changed now, by labels. */
export type ChangedView = {
  token: string;
  done?: NonNullable<ChangePress["press"]>;
  /** Whether a place is being offered to the person, which would pass on. Only the link of a place shows it. */
  offered?: boolean;
  now?: {
    everything: boolean;
    leftOut: readonly string[];
    /** It's a break, and what was changed before stays when it's over. */
    stays: boolean;
    /** How many places are paused, and whether a host sees it. Only the link of a place shows them. */
    places?: number;
    shownToHost?: boolean;
    until: string;
  };
};
