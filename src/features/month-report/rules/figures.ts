/** The figures of a month: what each counts, and who may see it. */
import type { Permission } from "#platform/permissions/access.ts";

type Figure = {
  label: string;
  /** In small type below it. */
  definition: string;
  /** Whoever may see the figure elsewhere in the admin may see it here. */
  permission: Permission;
};

/** In the order of the page: reached, met, answered, satisfied. */
export const figures = {
  visits: {
    label: "Visits to public pages",
    definition: "Page views. People aren’t counted, because no visitor is recognized.",
    permission: "admin.read",
  },
  readers: {
    label: "Newsletter readers",
    definition: "People to whose mail server we delivered at least one newsletter email.",
    permission: "subscribers.read",
  },
  signUps: {
    label: "Newsletter sign-ups",
    definition: "Without people the team imported or added.",
    permission: "admin.read",
  },
  unsubscribed: {
    label: "Newsletter unsubscribes",
    definition: "People who unsubscribed, without imported opt-outs.",
    permission: "subscribers.read",
  },
  clinicCodes: {
    label: "Clinic codes used",
    definition: "Times a code led to the purchase page, counted in groups of ten or more.",
    permission: "clinic-codes.write",
  },
  meetings: {
    label: "Group meetings held",
    definition: "By each group’s own clock.",
    permission: "groups.read",
  },
  came: {
    label: "People who came to groups",
    definition: "Counted at each meeting; a couple is two people.",
    permission: "groups.read",
  },
  pairs: {
    label: "New mentor pairs",
    definition: "Both had said yes.",
    permission: "mentors.read",
  },
  received: {
    label: "Messages and inquiries",
    definition: "Spam is left out.",
    permission: "admin.read",
  },
  answered: {
    label: "Answered",
    definition: "Replied to, or marked as done.",
    permission: "messages.read",
  },
  inTime: {
    label: "Answered in time",
    definition: "Within the promised 24 hours. For messages, weekends and closed days don’t count.",
    permission: "messages.read",
  },
  medianHours: {
    label: "Median reply time",
    definition: "Half were answered or done sooner.",
    permission: "messages.read",
  },
  answers: {
    label: "Campaign answers",
    definition: "Answers to all campaigns. Spam is left out.",
    permission: "answers.read",
  },
  rated: {
    label: "People who rated a meeting",
    definition: "With the question that goes with a group’s thanks.",
    permission: "answers.read",
  },
  satisfied: {
    label: "Satisfied",
    definition: "Of these ratings, 4 or 5 of 5, 8 to 10 of 10, or yes.",
    permission: "answers.read",
  },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureId = keyof typeof figures;

/** What comes in after the month: replies to its last messages, and a last meeting in another time zone. */
const settlingIds: ReadonlySet<FigureId> = new Set(["answered", "inTime", "medianHours", "meetings", "came"]);

/** Whether a figure still changes for a few days once its month is over. */
export const isSettling = (id: FigureId): boolean => settlingIds.has(id);

export const figureIds: readonly FigureId[] = Object.keys(figures).filter((id): id is FigureId =>
  Object.hasOwn(figures, id),
);

/** The counts of a month as they are stored. Null where there is none, such as a median without replies. */
export type MonthCounts = { readonly [Id in FigureId]?: number | null | undefined };
