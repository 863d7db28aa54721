/** Copy of passkeys: on the profile, at the sign-in, and where somebody confirms who they are. */
export const passkeyCopy = {
  heading: "Passkeys",
  text: "Sign in with your fingerprint, face or screen lock, or with a security key. A passkey counts as both steps.",
  none: "You don't have a passkey yet.",
  add: "Add a passkey",
  addHeading: "Add a passkey",
  addText: "Your browser asks where to save it.",
  name: "Name",
  nameHint: 'So you can tell your passkeys apart, such as "Work laptop".',
  save: "Continue",
  added: "Added",
  used: "Last used",
  never: "Never",
  rename: "Rename",
  renameSubmit: "Save name",
  remove: "Remove",
  removeText:
    "You can't sign in with it anymore, and your other sessions end. Delete it from your device, too.",
  removeLastText:
    "You'll then sign in with your password alone, your recovery codes stop working, and your other sessions end. Delete the passkey from your device, too.",
  removeSure: "Yes, remove it",
  cancel: "Cancel",
  /** Completes a button's name for screen readers. */
  about: (name: string) => `passkey ${name}`,
  use: "Use a passkey",
  signIn: "Sign in with a passkey",
  or: "or",
  busy: "One moment...",
} as const;

/** What went wrong in the browser, before anything was sent. */
export const passkeyProblems = {
  unsupported: "This browser can't use passkeys here. Please use your password.",
  stopped: "No passkey was used. You can try again, or use your password.",
  notSaved: "No passkey was added. Nothing was changed, and you can try again.",
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
  asked: "Your browser asks for your passkey.",
  added: "Passkey added.",
  addedWithCodes: "Passkey added. Please keep your recovery codes in a safe place.",
  renamed: "Passkey renamed.",
  removed: "Passkey removed. Your other sessions have ended.",
} as const;
