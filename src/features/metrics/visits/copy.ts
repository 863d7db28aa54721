/** Words about visits by section on the dashboard, and of the file with their numbers. */

/** What each section is called. */
export const sectionNames = {
  home: "Home page",
  journeys: "Journeys",
  support: "Support",
  resources: "Resources",
  membership: "Membership",
  clinics: "For clinics",
  campaigns: "Campaigns",
  contact: "Contact",
  about: "About us",
  legal: "Legal pages",
  other: "Other pages",
} as const;

export const visitsCopy = {
  bySection: "By section",
  unseen: (names: readonly string[]) => `None: ${names.join(", ")}.`,
  none: "No visit was counted in these days.",
  what: {
    open: "What is counted",
    counted:
      "A visit is a page that was shown. Going from page to page counts each one, and so does loading it again. Our own visits count too.",
    left: "Not counted: search engines, link previews and other programs that say they're robots; automated browsers without a window, such as headless Chrome; browsers that send Global Privacy Control or Do Not Track; pages opened without a connection; and going back.",
    kept: (months: number) =>
      `Kept are the section, the day and the number, and nothing else. After ${months} months they are erased. Nobody can tell which page it was, or who.`,
  },
  export: "Download all days as CSV",
} as const;

export const visitsExport = { columns: ["Day (UTC)", "Section", "Visits"] } as const;
