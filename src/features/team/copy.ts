export const signInErrors = {
  emailMissing: "Please enter your email address",
  emailInvalid: "Please enter a valid email address",
  emailTooLong: "Please keep the email address under 254 characters",
  passwordMissing: "Please enter your password",
  passwordTooShort: "Please choose at least 15 characters",
  passwordTooLong: "Please keep the password under 256 characters",
  currentMissing: "Please enter your current password",
  currentWrong: "This isn't your current password",
  nameMissing: "Please enter your name",
  nameTooLong: "Please keep the name under 200 characters",
  codeMissing: "Please enter your code",
  linkMissing: "Please paste the link from the email",
  codeTooLong: "This code is too long",
  unreadable: "Please remove the characters we can't read",
} as const;

const betterPassword = "Try four or five words that don't belong together, with spaces between them.";

export const weakPasswordMessages = {
  common: `This password is one of the most commonly guessed. ${betterPassword}`,
  personal: `This password is mostly your name, your address or words from this site. ${betterPassword}`,
  breached: `This password was in a data breach, so others know it. ${betterPassword}`,
  simple: `This password repeats itself or follows a simple pattern. ${betterPassword}`,
} as const;

export const signInRefusals = {
  /** The same for an unknown address, a wrong password and a former team member. */
  wrong: "The email address and password don't match. Please try again.",
  wrongCode: "This code is wrong or was already used. Please wait for the next one and try again.",
  tooLate: "Your first step was too long ago. Please sign in again from the start.",
  tooMany:
    "Too many attempts for this account. Please wait 15 minutes, or set a new password with a link by email.",
  slowed:
    "Someone is trying many passwords on this account, so we allow only a few attempts. Please wait a moment and try again, or set a new password with a link by email. Browsers you've signed in with before aren't slowed down.",
  badLink: "This link has been used or has expired. Please request a new one.",
  alreadyOn: 'Two-step sign-in is already on. To use another phone, choose "Move to another phone".',
  factorNeeded:
    "Your team requires two-step sign-in, so you can't turn it off. Nothing was changed. You can move it to another phone.",
  passkeyNeeded:
    "Your team signs in with passkeys, so codes from an app don't work. Use your passkey or one of your recovery codes. If you have neither, ask an owner to reset your two-step sign-in.",
  passkeyInstead:
    "Your team requires passkeys, so an app can't be set up. Nothing was changed. Add a passkey instead.",
  notStarted: "Please start again with your password. Nothing was changed.",
  noSession: "This session has already ended.",
} as const;

export const firstOwnerRefusals = {
  badLink:
    "This address has expired, or it isn't complete. Nothing was changed. Restart the site: it prints a new address. Or run script/admin add EMAIL --role owner where the site is.",
  taken: "Somebody is on the team already, so nothing was changed. An owner can invite you.",
} as const;

export const signInAnswers = {
  firstOwnerAdded: "Your account is there. Please sign in with it.",
  signedIn: "You're signed in.",
  codeNeeded: "Please enter the code from your app.",
  confirmed: "Thank you. You can go on.",
  signedOut: "You're signed out.",
  linkOpened: "This link works. Please choose a password.",
  linkRequested: "If this address belongs to a team member, a link is on its way.",
  passwordSet: "Your new password is set. Please sign in with it.",
} as const;
