/** Words before the journal is open: beginning, opening, lost passphrases, and what can be in the way. */

export const gateCopy = {
  getting: "Loading the journal.",
  /** Its file did not arrive. */
  missing: "We couldn’t load the journal. Please check your connection and reload the page.",
  /** An address without encryption, or a very old browser. */
  impossible:
    "This browser can’t encrypt here, so the journal stays closed. It opens in an up-to-date browser at a secure address. You can still use the prompts.",
  withoutScript:
    "To use the journal, turn on JavaScript in your browser: your device does the encrypting. You can also read the prompts below and write on paper.",
  notLasting:
    "This browser doesn’t let us save anything, which happens in some private windows. You can write, and your words stay on this page until you close it. Save a backup file before you go.",
  carried: "Your prompt:",

  passphrase: {
    label: "Passphrase",
    show: "Show what I type",
    errorMark: "Error:",
    empty: "Please type your passphrase.",
  },

  /** Before the first save. */
  first: {
    unsaved: "Nothing is saved yet. When you save, you choose a passphrase that only you know.",
    save: "Save with a passphrase",
    back: "Back to my words",
  },

  begin: {
    heading: "Begin a journal",
    lead: "What you write is encrypted on this device with a passphrase that only you know, and it’s never sent to us.",
    hint: "Use at least 12 characters. Four or five unrelated words work well. Choose something that nobody who uses this device could guess.",
    again: "The same passphrase again",
    tooShort: "Please use at least 12 characters. Four or five words are easy to remember.",
    tooPlain: "That’s easy to guess. Please use words that have nothing to do with each other.",
    different: "The two don’t match. Please type the same passphrase in both fields.",
    aware: "I know that nobody can open this journal without the passphrase, not even {name}.",
    notAware: "Please check this box first. If you lose the passphrase, you lose what you wrote.",
    saveNote:
      "Your browser may offer to save the passphrase. Say no if someone else can use this device; a note in a safe place is better.",
    submit: "Begin",
    busy: "Encrypting…",
    failed:
      "This browser didn’t let us create the journal. You haven’t lost anything. The device may be full.",
    fromBackup: "Open a backup file instead",
  },

  open: {
    heading: "Open your journal",
    lead: "It’s locked. What you wrote is on this device, encrypted.",
    submit: "Open",
    busy: "Opening…",
    wrong: "That passphrase doesn’t open this journal. Nothing is lost. Check capital letters and try again.",
    failed: "We couldn’t read the journal just now. Nothing has changed. Please reload the page.",
    lost: {
      title: "I have lost my passphrase",
      text: [
        "We’re sorry, but nobody can open the journal without it. We don’t have a copy or a second key.",
        "Try the spellings you use elsewhere. Spaces at either end don’t matter, but capital letters do.",
        "An older backup file opens with the passphrase you had when you saved it. You’d have to erase this journal first.",
        "You can also leave it locked, in case you remember the passphrase later.",
      ],
    },
    /** Why it is locked, when that needs saying. */
    because: {
      pressed: "Locked. What you wrote is saved.",
      idle: "Locked because nothing happened for a while. What you wrote is saved.",
      hidden: "Locked while the page was in the background. What you wrote is saved.",
      elsewhere: "Locked from another tab. What you wrote is saved.",
      waiting:
        "Locked. Your last words couldn’t be saved yet. They’re on this page, encrypted, so open the journal here before you close it.",
      startedElsewhere: "A journal was started in another tab. Open it with the passphrase you chose there.",
      erasedElsewhere: "This journal was erased in another tab.",
    },
  },
} as const;

export type GateCopy = typeof gateCopy;
