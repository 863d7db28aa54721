/** Words before the journal is open: beginning, opening, lost passphrases, and what can be in the way. */

export const gateCopy = {
  getting: "Getting the journal ready.",
  /** Its file did not arrive. */
  missing: "The journal could not be fetched. Please check your connection and load the page again.",
  /** An address without encryption, or a very old browser. */
  impossible:
    "This browser cannot encrypt here, so the journal stays closed. An up-to-date browser and a secure address open it. The prompts work all the same.",
  withoutScript:
    "The journal needs scripts, because your device does the encrypting. The prompts below can be read without them. Paper is a good journal too.",
  notLasting:
    "This browser lets us keep nothing here. That happens in some private windows. You can write, and your words stay on this page until you close it. Save a backup file before you go.",
  carried: "Your prompt waits:",

  passphrase: {
    label: "Passphrase",
    show: "Show what I type",
    errorMark: "Error:",
    empty: "Please type your passphrase.",
  },

  begin: {
    heading: "Begin a journal",
    lead: "Your words are encrypted on this device with a passphrase that only you know. They are never sent to us.",
    hint: "Four or five words that do not belong together work well. At least 12 characters. Choose one that nobody who uses this device can guess.",
    again: "The same passphrase again",
    tooShort: "Please use at least 12 characters. Four or five words are easy to keep in mind.",
    tooPlain: "That is easy to guess. Please use words that do not belong together.",
    different: "The two do not match. Please type the same passphrase in both fields.",
    aware: "I know that nobody can open this journal without the passphrase, and that Kinward cannot either.",
    notAware: "Please tick this box first. A lost passphrase means lost words.",
    saveNote:
      "Your browser may offer to save the passphrase. Say no if someone else can use this device. A note in a safe place is better.",
    submit: "Begin",
    busy: "Making the lock…",
    failed:
      "This browser did not let us make the journal. Nothing is lost, because nothing was written yet. Perhaps the device is full.",
    fromBackup: "Open a backup file instead",
  },

  open: {
    heading: "Open your journal",
    lead: "It is locked. What you wrote is on this device, encrypted.",
    submit: "Open",
    busy: "Opening…",
    wrong:
      "That passphrase does not open this journal. Nothing is changed and nothing is lost. Check capital letters, and try again.",
    failed: "The journal could not be read just now. Nothing is changed. Please load the page again.",
    lost: {
      title: "I have lost my passphrase",
      text: [
        "We are sorry. Nobody can open the journal without it. We hold no copy and no second key.",
        "Try the spellings you use elsewhere. Spaces at the ends do not matter. Capital letters do.",
        "An older backup file opens with the passphrase that was yours when you saved it. You would have to erase this journal first.",
        "You may leave it locked. Perhaps the words come back to you.",
      ],
    },
    /** Why it is locked, when that needs saying. */
    because: {
      pressed: "Locked. What you wrote is kept.",
      idle: "Locked, because nothing was touched for a while. What you wrote is kept.",
      hidden: "Locked, because the page was out of sight. What you wrote is kept.",
      elsewhere: "Locked from another tab. What you wrote is kept.",
      waiting:
        "Locked. Your last words could not be saved yet. They wait on this page, encrypted. Open the journal here before you close the page.",
      begunElsewhere: "A journal was begun in another tab. Open it with the passphrase you chose there.",
      erasedElsewhere: "This journal was erased in another tab.",
    },
  },
} as const;

export type GateCopy = typeof gateCopy;
