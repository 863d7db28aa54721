/** What the import says in the terminal. */
export const wordpressCopy = {
  notXml: "This isn't an export that WordPress made (WXR). Nothing was imported.",
  empty: "There are no posts or pages in this file.",
  states: {
    new: "new draft",
    added: "added as a draft",
    there: "is there already, left alone",
    long: "is longer than 40,000 characters, left out: please split it in WordPress first",
  },
  item: (title: string, address: string, state: string) => `${title} (${address}): ${state}`,
  numbered: (own: string, slug: string) =>
    own === ""
      ? `  its name has no Latin letters, so its address is ${slug}`
      : `  the address ${own} is taken, so this one becomes ${slug}`,
  featured: (address: string) => `  its featured picture goes to the top: ${address}`,
  noFeatured: (number: string) =>
    `  its featured picture (number ${number}) isn't in this file: export all content, or add it by hand`,
  lostLetters: "  letters were lost (�) before this file was made and are left out: please check the text",
  download: "Pictures are downloaded in the import itself. Those that can't be are named then.",
  leftOut: (what: string) => `  left out: ${what}`,
  pictures: (count: number) => (count === 1 ? "  1 picture" : `  ${count} pictures`),
  pictureFailed: (address: string, reason: string) => `  the picture ${address} is missing: ${reason}`,
  noReason: "it couldn't be downloaded",
  noAlt: (address: string) => `  the picture ${address} has no description; please add one in the text`,
  dry: "This was a dry run: nothing was imported. Run it again with --import.",
  done: (count: number) =>
    count === 1
      ? "Added 1 draft. You'll find it under Content, Articles."
      : `Added ${count} drafts. You'll find them under Content, Articles.`,
  redirects: (count: number, file: string) =>
    `Wrote ${count} redirects to ${file}. Import them under Redirects once the articles are published.`,
} as const;
