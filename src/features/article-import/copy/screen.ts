/** What one upload can have. Larger sites are imported in parts, or in the terminal. */
export const importBounds = { bytes: 16 * 1024 * 1024 } as const;

export const importFaults = {
  noFile: "Please choose a file",
  tooLarge:
    "This file is larger than 16 MB. Please export fewer posts at once, for example one year. Whoever runs the site can also import it in the terminal.",
  site: "Please enter an address like https://old.example.org",
  unreadable: "Please check the file again",
} as const;

const number = (count: number) => count.toLocaleString("en-US");

export const importCopy = {
  back: "Articles",
  title: "Import articles",
  introduction:
    "Bring posts over from WordPress, Ghost or Substack. First we read the file and show you what would come. Reading changes nothing.",
  rulesHeading: "Where to find the file",
  rules: [
    "WordPress: Tools, Export, All content. You get an XML file.",
    "Ghost: Settings, Migration tools, Export. You get a JSON file.",
    "Substack: Settings, Import and export, New export. You get a ZIP file. We read the posts in it, and never the lists of subscribers.",
    "Every post arrives as a draft, and nothing is published. Posts that weren't public are named and left out.",
    "Pictures are downloaded from the old site, so import before you close it.",
  ],
  file: {
    label: "Export file",
    hint: "XML, JSON or ZIP, up to 16 MB, as you downloaded it.",
    missing: importFaults.noFile,
  },
  site: {
    label: "Address of the old site",
    hint: "For Ghost and Substack, whose files leave it out. We use it to find pictures and to connect links between your posts.",
  },
  check: "Check file",
  checking: "Checking...",
  going: "Importing...",
  progress: (done: number, all: number) =>
    `${number(done)} of ${number(all)} posts are done. Please keep this page open.`,
  go: (count: number) => (count === 1 ? "Import 1 post" : `Import ${number(count)} posts`),
  done: "The drafts are in the list of articles. Nothing is published yet.",
  nothing: "There's nothing to import in this file.",
  toList: "Go to articles",
  report: {
    heading: "What would come",
    doneHeading: "Import results",
    posts: "Posts and pages in the file",
    new: "New drafts",
    added: "Added as drafts",
    there: "There already, left alone",
    leftOut: "Left out",
    failed: "Couldn't be added",
    each: "Each post",
  },
  redirects: {
    about: (count: number) =>
      count === 1
        ? "One old address can lead to its new article. Once it's published, import this list under Redirects."
        : `${number(count)} old addresses can lead to their new articles. Once these are published, import this list under Redirects.`,
    save: "Download redirects (CSV)",
    name: "redirects.csv",
  },
} as const;
