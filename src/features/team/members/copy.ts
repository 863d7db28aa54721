import { type AccessKind, newArticles, type Target } from "#platform/permissions/access.ts";

export const memberStates = { invited: "Invited", active: "Active", disabled: "Closed" } as const;

export const accessNames = {
  campaign: { one: "campaign", other: "campaigns", heading: "Campaigns" },
  group: { one: "group", other: "groups", heading: "Groups" },
  article: { one: "article", other: "articles", heading: "Articles" },
} as const satisfies Record<AccessKind, object>;

/** "2 campaigns, 1 group"; nothing for the other roles. */
export function accessSummary(access: readonly Target[]): string {
  const kinds = ["campaign", "group", "article"] as const;
  const counts = kinds.flatMap((kind) => {
    const own = access.filter((each) => each.kind === kind && each.id !== newArticles);
    if (own.length === 0) return [];
    return [`${own.length} ${own.length === 1 ? accessNames[kind].one : accessNames[kind].other}`];
  });
  const writes = access.some(({ id }) => id === newArticles);
  return [...counts, ...(writes ? ["drafts of new articles"] : [])].join(", ");
}

const inWords = new Intl.ListFormat("en", { type: "conjunction" });

export const memberMessages = {
  invited: "The invitation is on its way.",
  withoutPasskey: (names: readonly string[]) =>
    `Nothing was changed, because a passkey is missing for: ${inWords.format(names)}. Each adds one on their own profile. If nobody uses an account anymore, close it.`,
  known: "This address is already on the team. You can reopen closed accounts from the list.",
  notInvited: "This team member has already chosen a password. They can request a new one on the login page.",
  justSent: "An email was sent a few minutes ago. Please wait before sending another.",
  ownRole: "You can't change your own role. Please ask another owner.",
  ownAccount: "You can't close your own account. Please ask another owner.",
  ownFactor: "Change your own two-step sign-in on your profile.",
  lastOwner: "This is the last owner who can sign in. Make someone else an owner first.",
  changedMeanwhile:
    "Someone else changed this account first, so your change wasn't saved. Please check it again.",
  gone: "This team member doesn't exist. The account may have been erased.",
  noSession: "This session has already ended.",
  nothingToChange: "Please say what should change",
  nameTooLong: "Please keep the name under 200 characters",
  roleMissing: "Please choose a role",
  accessMissing: "Please choose at least one campaign, group or article for limited access",
  accessTooMuch: (most: number) => `Please choose at most ${most}. For more, another role fits better`,
  accessGone: "Something you chose has been deleted, so nothing was changed. Please check the list again.",
  unreadable: "We couldn't read this. Please reload the page",
} as const;
