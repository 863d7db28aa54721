/** What the sign-in answers: errors by field, refusals, and the sentences after something was done. */
export const signInErrors = {
  emailMissing: "Please enter your email address",
  emailInvalid: "Please enter a valid email address",
  emailTooLong: "Please keep the email address under 254 characters",
  passwordMissing: "Please enter your password",
  passwordTooShort: "Please choose at least 15 characters",
  passwordTooLong: "Please keep the password under 256 characters",
  currentMissing: "Please enter your present password",
  currentWrong: "This is not your present password",
  nameMissing: "Please enter your name",
  nameTooLong: "Please keep the name under 200 characters",
  codeMissing: "Please enter your code",
  codeTooLong: "A code is shorter than this",
  unreadable: "Please remove the characters we cannot read",
} as const;

const betterPassword = "Try four or five words that don't belong together, with spaces between them.";

/** Why a password is not taken, and what to choose instead. */
export const weakPasswordMessages = {
  common: `This password is one of the first that people guess. ${betterPassword}`,
  personal: `This password is mostly your name, your address or the name of this site. ${betterPassword}`,
  simple: `This password repeats itself or follows a simple pattern. ${betterPassword}`,
} as const;

export const signInRefusals = {
  /** The same for an unknown address, a wrong password and somebody who has left the team. */
  wrong: "The email address and password do not match. Please try again.",
  wrongCode: "This code does not fit, or it was used before. Please wait for the next one and try again.",
  tooLate: "Your first step was too long ago. Please sign in again from the start.",
  tooMany:
    "That was too many tries for this account. Please wait 15 minutes, or set a new password with a link by mail.",
  slowed:
    "Somebody is trying many passwords on this account, so we let only a few tries through. Please wait a moment and try again, or set a new password with a link by mail. A browser you have signed in with before isn't slowed down.",
  badLink: "This link was used already, or its time is over. Please ask for a new one.",
  alreadyOn: 'Your second step is already on. To use another phone, choose "Move to another phone".',
  factorNeeded:
    "Your team requires a second step, so you can't turn it off. Nothing was changed. You can move it to another phone.",
  notStarted: "Please begin again with your password. Nothing was changed.",
  noSession: "This session has ended already.",
} as const;

export const signInAnswers = {
  signedIn: "You are signed in.",
  codeAsked: "Please enter the code from your app.",
  signedOut: "You are signed out.",
  linkAsked: "If this address belongs to the team, a link is on its way.",
  passwordSet: "Your new password is set. Please sign in with it.",
  factorStarted: "Please scan the picture with your app, then enter the code it shows.",
  factorOn: "The second step is on. Please keep your recovery codes in a safe place.",
  factorOff: "The second step is off.",
  codesRenewed: "These are your new recovery codes. The old ones do not work any more.",
  passwordChanged: "Your password is changed. Your other sessions have ended.",
  sessionEnded: "The session has ended.",
  sessionsEnded: "You are signed out everywhere.",
  nameChanged: "Your name is changed.",
} as const;
