/** Words of keeping the journal: backup, restore, paper, settings, passphrase, and erasing it all. */

export const keepingCopy = {
  heading: "Backup and settings",
  cancel: "Cancel",

  backup: {
    heading: "Backup file",
    text: "A backup file holds your whole journal, encrypted. It opens with the passphrase you have now, on any device. Keep it where only you can reach it.",
    save: "Save a backup file",
    saved: "Your browser has the file now. Look for {name} among your downloads.",
    failed: "The file could not be made just now. Your journal is as it was.",
    /** A neutral name: it may be seen in a list of downloads. */
    fileName: "backup-{day}.json",
  },

  restore: {
    heading: "Bring a backup back",
    text: "The file is checked first. Then what is missing here is added. Nothing here is replaced: where an entry differs, both are kept.",
    file: "Backup file",
    passphrase: "Passphrase of that file",
    submit: "Check and add",
    begin: "Check and open",
    busy: "Checking the file…",
    added: "Done. What was missing here is now here.",
    both: "Done. Some entries differed, and both are kept.",
    nothingNew: "The file is whole, and all of it was here already.",
    noFile: "Please choose a backup file.",
    foreign: "This is not a backup file of this journal. Nothing was changed.",
    newer:
      "This file was made by a newer version of this page. Load the page again and try once more. Nothing was changed.",
    damaged: "This backup file is damaged. Nothing was changed.",
    tooLarge: "This file is too large to be a backup of a journal. Nothing was changed.",
    unreasonable:
      "This file asks for more work than a true backup needs. It was not opened, and nothing was changed.",
    wrong:
      "That passphrase does not open this file. Nothing was changed. Check capital letters, and try again.",
    failed:
      "The file was fine, and this browser did not take it in. Nothing was changed. Perhaps the device is full.",
  },

  plain: {
    heading: "Readable copies",
    text: "A readable copy is not protected. Anyone who finds the file or the paper can read it.",
    save: "Save as readable text",
    print: "Print everything",
    question:
      "The copy will not be protected. Anyone who opens it can read all you wrote. Do you want to go on?",
    yesSave: "Save it unprotected",
    yesPrint: "Print it",
    fileName: "text-{day}.txt",
    /** The first lines of the file and of the paper. */
    top: "NOT PROTECTED: anyone who has this copy can read it.",
    saved: "Your browser has the file now. Look for {name} among your downloads.",
  },

  settings: {
    heading: "Locking and typing",
    lockAfter: "Lock when nothing is touched for",
    minutes: { 1: "1 minute", 5: "5 minutes", 15: "15 minutes", 30: "30 minutes" },
    hidden: "It also locks after a minute out of sight, and at once when you leave the page.",
    spelling: "Let the browser check my spelling",
    spellingWhy:
      "This is off at first. Some browsers send what you type to a server to check it, when their enhanced spell check is on.",
  },

  passphrase: {
    heading: "Change the passphrase",
    text: "Older backup files keep the passphrase they were saved with.",
    now: "Passphrase now",
    next: "New passphrase",
    submit: "Change it",
    busy: "Changing the lock…",
    done: "The passphrase is changed. Your entries are as they were.",
    wrong: "The first passphrase is not right. Nothing was changed.",
    failed: "The browser did not take the change. The old passphrase still holds.",
  },

  lasting: {
    heading: "Will this browser keep it?",
    text: "Browsers may clear a site's data when room is short, or after days without a visit. Safari does so after a week without a visit, unless the site is on your home screen. A backup file is the surest way.",
    ask: "Ask this browser to keep it",
    yes: "This browser has agreed to keep the journal until you erase it.",
    no: "This browser did not agree. Save a backup file now and then.",
    unknown: "This browser does not say. Save a backup file now and then.",
  },

  erase: {
    heading: "Erase everything",
    text: "This removes the whole journal from this browser: entries, settings and lock. Files you saved stay where you put them.",
    open: "Erase the journal…",
    word: "erase",
    label: "Type the word erase to confirm",
    notTyped: "Please type the word erase. Nothing was erased.",
    submit: "Erase it all",
    busy: "Erasing…",
    done: "The journal is erased from this browser.",
    blocked: "Another tab still has the journal open. Please close that tab. Then it will be erased.",
    failed:
      "The browser did not erase it. Please try again, or clear this site's data in the browser's settings.",
  },
} as const;

export type KeepingCopy = typeof keepingCopy;
