/** What went wrong in the browser, before anything was sent. */
export const passkeyProblems = {
  unsupported: "This browser can't use passkeys here. Please use your password.",
  stopped: "No passkey was used. You can try again, or use your password.",
  notSaved: "No passkey was added. Nothing was changed, and you can try again.",
  lost: "The connection was lost, so no passkey was added and nothing else was changed.",
  unknown:
    "The connection was lost, so we can't tell yet whether your passkey was added. Reload this page once you're online: if it isn't in the list, it doesn't work here.",
  leftOver: (site: string) =>
    `Your device may still keep a passkey for ${site} that doesn't work. To delete it, open the passkeys or passwords in the settings of your device, browser or password manager, look for ${site}, and remove the newest entry. Then add a passkey again.`,
  elsewhere:
    "Passkeys only work at the site's own address, the one in our emails. Please open this page there, or use your password.",
  known: "This device already has a passkey for your account. Nothing was changed.",
} as const;

export const passkeyRefusals = {
  /** The same for an unknown passkey, a wrong signature and a closed account. */
  refused: "This passkey didn't work here. Please try again, or sign in with your password.",
  refusedHere: "This passkey isn't one of yours, or didn't work. Please try again, or use your password.",
  tooLate: "That took too long, so nothing was changed. Please try again.",
  notAdded: "Your device's answer couldn't be verified, so no passkey was added. Please try again.",
  none: "You don't have a passkey. Please use your password.",
  tooMany: "You have 20 passkeys, and that's the most. Remove one first.",
  lastOne:
    "Your team requires two-step sign-in, so you can't remove your last passkey. Nothing was changed. Add another passkey or set up an authenticator app first.",
  lastRequired:
    "Your team requires passkeys, so you can't remove your last one. Nothing was changed. Add another passkey first.",
  gone: "This passkey has already been removed.",
  nameMissing: "Please name the passkey",
  nameTooLong: "Please keep the name under 60 characters",
  unreadable: "We couldn't read your browser's answer. Please try again",
} as const;

export const passkeyAnswers = {
  browserAsks: "Your browser asks for your passkey.",
  added: "Passkey added.",
  addedUnheard:
    "Passkey added. If it's your first one, your recovery codes were lost on the way: please create new ones on this page.",
  addedWithCodes: "Passkey added. Please keep your recovery codes in a safe place.",
} as const;
