/** Text about visits by section on the dashboard, and of the exported file. */

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
  none: "No visits were counted in this period.",
  what: {
    open: "What's counted",
    counted:
      "A visit is one page view. Each page counts, and so does reloading it. Our own visits count too.",
    left: "Not counted: search engines, link previews and other programs that say they're robots; automated browsers without a window, such as headless Chrome; browsers that send Global Privacy Control or Do Not Track; pages opened offline; and going back.",
    kept: (months: number) =>
      `We keep only the section, the day and the number, for ${months} months. They don't show which page was visited, or by whom.`,
  },
  export: "Download all days as CSV",
} as const;

export const visitsExport = { columns: ["Day (UTC)", "Section", "Visits"] } as const;
