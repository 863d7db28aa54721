/** Words of the search in the header that are there before the file that it looks through. */
export const searchFieldCopy = {
  label: "Search the whole site",
  hint: "For example: grief, cost, donor eggs. What you type stays on this device.",
  close: "Close the search",
  clear: "Clear the field",
  loading: "Getting the list of pages …",
} as const;

/** Words about its results. They travel with that file. */
export const siteSearchCopy = {
  shelves: {
    pages: "Pages",
    phases: "Phases of a journey",
    groups: "Support groups",
    articles: "Articles and guides",
    worksheets: "Worksheets",
    episodes: "Podcast episodes",
  },
  /** Shown before anything is typed; a press searches for it. */
  often: {
    heading: "People often look for",
    words: ["Miscarriage", "Two-week wait", "Cost of IVF", "Donor sperm", "A support group", "Clinic code"],
  },
  /** A section of the home page that people look for by name. */
  clinicCode: {
    title: "Use a clinic code",
    keywords: "coupon, coupon code, voucher, clinic code",
    headings: "Coupon",
  },
  /** `{typed}` is what was typed, `{meant}` what was found in its place. */
  none: "Nothing found for “{typed}”. Try another word, or",
  ask: { text: "ask us", href: "/contact" },
  meant: "Nothing found for “{typed}”. These are about “{meant}”.",
  some: "No page has all of these words. These have some of them.",
  count: { one: "1 result", many: "{found} results" },
  more: "Show all {found}",
} as const;
