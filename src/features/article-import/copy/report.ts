/** What the import says about a file and its posts, on the screen and in the terminal. */
export const reportCopy = {
  unreadable:
    "This isn't an export of WordPress, Ghost or Substack that we can read. Nothing was imported. Please choose the file as you downloaded it.",
  notZip: "This ZIP file is damaged or too large to unpack. Nothing was imported. Please download it again.",
  tooComplex:
    "This file takes too long to read. Nothing was imported. Please export fewer posts at once, for example one year.",
  busy: "This file can't be read just now. Nothing was imported. Please try again in a minute.",
  empty: "There are no posts or pages in this file.",
  notChecked: "This isn't the file that was checked. Nothing was imported. Please check it again.",
  states: {
    new: "new draft",
    added: "added as a draft",
    there: "is there already, left alone",
    leftOut: "left out",
    failed: "couldn't be added",
  },
  item: (title: string, address: string, state: string) => `${title} (${address}): ${state}`,
  leftOutItem: (title: string, reason: string) => `${title}: left out, because ${reason}`,
  reasons: {
    long: "it's longer than 40,000 characters. Please split it on the old site first",
    tooComplex: "its text takes too long to read. Please copy it by hand",
    private: "it's private on the old site. Copy it by hand if it belongs here",
    password: "it's password-protected on the old site. Copy it by hand if it belongs here",
    members: "only members can read it on the old site. Copy it by hand if it belongs here",
    paid: "only paying subscribers can read it on the old site. Copy it by hand if it belongs here",
    emailOnly: "it was only emailed, never shown on the old site. Copy it by hand if it belongs here",
    state: (state: string) => `its status on the old site is “${state}”`,
    noText: "its text isn't in the file. Please export again",
  },
  wasDraft: (status: string) => `was not public on the old site (${status}): please check before you publish`,
  numbered: (own: string, slug: string) =>
    own === ""
      ? `its name has no Latin letters, so its address is ${slug}`
      : `the address ${own} is taken, so this one becomes ${slug}`,
  featured: (address: string) => `its featured picture goes to the top: ${address}`,
  noFeatured: (number: string) =>
    `its featured picture (number ${number}) isn't in this file: export all content, or add it by hand`,
  lostLetters: "letters were lost (�) before this file was made and are left out: please check the text",
  noWords: "there are no words in it: please look at the old page",
  download: "Pictures are downloaded in the import itself. Those that can't be are named then.",
  leftOut: (what: string) => `left out: ${what}`,
  hidden: (what: string) => `left out: what ${what} shows only to some readers`,
  block: (name: string) => `the block “${name}”`,
  pattern: (number: string) =>
    `the synced pattern ${number}, which isn't in this file or isn't public: export all content`,
  patternOverrides: (title: string) =>
    `the pattern “${title}” has words of its own in this post: please compare them with the old page`,
  footnotes: (count: number) =>
    count === 1 ? "1 footnote is at its end" : `${count} footnotes are at its end`,
  lostFootnote: (number: string) => `the text of footnote ${number} isn't in the file: please add it by hand`,
  unreadFootnotes: "its footnotes can't be read: please add them by hand",
  attachment: (number: string) => `picture number ${number}, which isn't in this file: export all content`,
  builder: (name: string) =>
    `its text was made with ${name} and isn't in the file in a form we can read: please copy it by hand`,
  pictures: (count: number) => (count === 1 ? "1 picture" : `${count} pictures`),
  pictureFailed: (address: string, reason: string) => `the picture ${address} is missing: ${reason}`,
  pictureInText: "that is stored in the text itself",
  pictureNoAddress: "a picture whose address isn't in the text",
  noReason: "it couldn't be downloaded",
  noSite: "the file doesn't say where the old site is. Give the site's address",
  noAlt: (address: string) => `the picture ${address} has no description; please add one in the text`,
  others: (count: number, kind: string) => `Left out: ${count} of the kind “${kind}”`,
  inTrash: (count: number) => (count === 1 ? "Left out: 1 in the trash" : `Left out: ${count} in the trash`),
  dry: "This was a dry run: nothing was imported. Run it again with --import.",
  done: (count: number) =>
    count === 1
      ? "Added 1 draft. You'll find it under Content, Articles."
      : `Added ${count} drafts. You'll find them under Content, Articles.`,
  redirects: (count: number, file: string) =>
    `Wrote ${count} redirects to ${file}. Import them under Redirects once the articles are published.`,
} as const;
