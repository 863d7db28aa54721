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

export const visitsExport = { columns: ["Day", "Section", "Visits"] } as const;
