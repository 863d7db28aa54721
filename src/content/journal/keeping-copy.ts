/** Words of keeping the journal: backup, restore, paper, settings, passphrase, and erasing it all. */

export const keepingCopy = {
  heading: "Backup and settings",
  cancel: "Cancel",

  backup: {
    heading: "Backup file",
    text: "A backup file contains your whole journal, encrypted. It opens on any device with your current passphrase. Keep it where only you can get at it.",
    save: "Save a backup file",
    saved: "Your browser has saved the file. Look for {file} in your downloads.",
    failed: "We couldn’t make the file just now. Your journal hasn’t changed.",
    /** A neutral name: it may be seen in a list of downloads. */
    fileName: "backup-{day}.json",
  },

  restore: {
    heading: "Restore a backup",
    text: "We check the file first, then add what’s missing here. Nothing gets replaced: if two versions of an entry differ, you keep both.",
    file: "Backup file",
    passphrase: "Passphrase of that file",
    submit: "Check and add",
    begin: "Check and open",
    busy: "Checking the file…",
    added: "Done. The missing entries are back.",
    both: "Done. Some entries differed, so you now have both versions.",
    nothingNew: "The file is complete, and everything in it was already here.",
    noFile: "Please choose a backup file.",
    foreign: "This isn’t a backup of this journal. Nothing was changed.",
    newer:
      "This file was made by a newer version of this page. Nothing was changed. Reload the page and try again.",
    damaged: "This backup file is damaged. Nothing was changed.",
    tooLarge: "This file is too large to be a backup of a journal. Nothing was changed.",
    unreasonable: "This doesn’t look like a real backup, so we didn’t open it. Nothing was changed.",
    wrong:
      "That passphrase doesn’t open this file. Nothing was changed. Check capital letters and try again.",
    failed:
      "The file is fine, but this browser couldn’t save it. Nothing was changed. The device may be full.",
  },

  plain: {
    heading: "Readable copies",
    text: "A readable copy isn’t protected, so anyone who finds the file or the paper can read it.",
    save: "Save as readable text",
    print: "Print everything",
    question:
      "The copy won’t be protected, and anyone who opens it can read everything you wrote. Do you want to continue?",
    yesSave: "Save it unprotected",
    yesPrint: "Print it",
    fileName: "text-{day}.txt",
    /** The first lines of the file and of the paper. */
    top: "NOT PROTECTED: anyone who has this copy can read it.",
    saved: "Your browser has saved the file. Look for {file} in your downloads.",
  },

  settings: {
    heading: "Locking and typing",
    lockAfter: "Lock after no activity for",
    minutes: { 1: "1 minute", 5: "5 minutes", 15: "15 minutes", 30: "30 minutes" },
    hidden: "It also locks after a minute in the background, and at once when you leave the page.",
    spelling: "Let the browser check my spelling",
    spellingWhy:
      "This is off to begin with, because some browsers’ enhanced spell check sends what you type to a server.",
  },

  passphrase: {
    heading: "Change the passphrase",
    text: "Older backup files keep the passphrase they were saved with.",
    now: "Current passphrase",
    next: "New passphrase",
    submit: "Change it",
    busy: "Changing the passphrase…",
    done: "Your passphrase has changed. Your entries are the same.",
    wrong: "The current passphrase isn’t right. Nothing was changed.",
    failed: "The browser couldn’t save the change. Your old passphrase still works.",
  },

  lasting: {
    heading: "Will this browser keep it?",
    text: "Browsers sometimes clear a site’s data when space is short or you haven’t visited for a while. Safari does it after a week, unless the site is on your home screen. A backup file is the safest way to keep your journal.",
    ask: "Ask this browser to keep it",
    yes: "This browser has agreed to keep the journal until you erase it.",
    no: "This browser didn’t agree, so save a backup file now and then.",
    unknown: "This browser doesn’t say, so save a backup file now and then.",
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
    blocked: "The journal is still open in another tab. It will be erased once you close that tab.",
    failed:
      "The browser didn’t erase it. Please try again, or clear this site’s data in the browser’s settings.",
  },
} as const;

export type KeepingCopy = typeof keepingCopy;
