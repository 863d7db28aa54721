import type { Permission } from "#platform/permissions/access.ts";

/** Inquiries are promised a reply in 24 hours of the clock; messages in 24 hours of the days that count. */
export type PromiseKind = "clock" | "business";

/** What the team replies to in the admin: messages of the contact page, and inquiries of clinics. */
export const kindRules = {
  messages: {
    /** The name by which its texts and addresses are encrypted and indexed. */
    context: "contact_messages",
    read: "messages.read",
    write: "messages.write",
    export: "messages.export",
    promise: "business",
  },
  inquiries: {
    context: "clinic_inquiries",
    read: "inquiries.read",
    write: "inquiries.write",
    export: "inquiries.export",
    promise: "clock",
  },
} as const satisfies Record<
  string,
  {
    context: string;
    read: Permission;
    write: Permission;
    export: Permission;
    promise: PromiseKind;
  }
>;

export type ConversationKind = keyof typeof kindRules;
export const conversationKinds = ["messages", "inquiries"] as const satisfies readonly ConversationKind[];

/** Where one of them stands. */
export const states = ["new", "open", "snoozed", "waiting", "done", "suspected_spam"] as const;
export type ListedState = (typeof states)[number];
/**
 * One that is merged is shown inside another and has no list of its own. What a program sent (`automatic`) is listed with
 * the team's mailbox until somebody says that a person wrote it.
 */
export type ItemState = ListedState | "merged" | "automatic";
/** Whether lists of messages and inquiries have it by itself. */
export const isListed = (state: ItemState): state is ListedState => states.some((each) => each === state);

/** What the list shows: one state, what still needs a reply, or everything but spam. */
export const listChoices = ["todo", ...states, "all"] as const;
export type ListChoice = (typeof listChoices)[number];

/** The states a choice stands for. */
export function statesOf(choice: ListChoice): readonly ItemState[] {
  if (choice === "todo") return ["new", "open"];
  if (choice === "all") return ["new", "open", "snoozed", "waiting", "done", "merged"];
  return [choice];
}

/** Where the promise to reply still runs: snoozing puts no reply off. */
export const promisedStates = ["new", "open", "snoozed"] as const satisfies readonly ItemState[];
/** Whether the promise to reply still runs there. */
export const stillPromised = (state: ItemState) => promisedStates.some((each) => each === state);

/**
 * Whether somebody may move it there. Out of the spam folder it begins anew, and nothing else does; whoever takes a
 * new one opens it. Snoozing needs a time and merging another conversation, so they are no moves.
 */
export function mayMove(from: ItemState, to: ItemState): boolean {
  if (from === to || from === "merged" || from === "automatic") return false;
  if (to === "snoozed" || to === "merged" || to === "automatic") return false;
  return from === "suspected_spam" ? to === "new" : to !== "new";
}

/** Lines of one page, the usual and the most. */
export const usualPage = 25;
export const largestPage = 200;

/** The longest texts the team writes here. */
export const inboxBounds = { note: 5_000, answer: 10_000, words: 200 } as const;
