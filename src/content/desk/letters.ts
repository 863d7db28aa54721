/** Words of the desk's screens where letters are written and sent. */

/** What is wrong with a letter, or with what one asks of it. */
export const letterSentences = {
  longSubject: "Please keep the subject under 150 characters",
  oneLine: "The subject has to stay on one line",
  longText: "Please keep the letter under 40,000 characters",
  unknownMark: "Please choose topics and dates from the lists",
  segment: "Please choose who gets the letter",
  pace: "Please choose a pace from 1 to 30,000 mails a minute",
  revision: "Please load the page again",
  zone: "Please choose a time zone from the list",
  sendAt: "Please give a day and a time",
  past: "That time has passed. Please choose a later one, or send the letter now.",
  noSubject: "The letter has no subject yet.",
  noText: "The letter has no text yet.",
  subjectWords: (words: readonly string[]) =>
    `The subject may be seen on a shared screen. Please find other words for: ${words.join(", ")}.`,
  postal:
    "The postal address under each letter is still a stand-in. An owner of the site has to put in the real one.",
  conflict:
    "Somebody has changed this letter since you opened it. Nothing was saved. Your text is still here: please copy it and load the page again.",
  notDraft: "This letter is no draft any more. It can be changed again once it is taken back.",
  wrongState: "That cannot be done with the letter as it stands now. Please load the page again.",
  tested: "The test is on its way to your own address.",
  deleted: "The draft is deleted.",
} as const;
