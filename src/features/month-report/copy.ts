export const monthReportCopy = {
  title: "A month in figures",
  figure: "Figure",
  month: "Month",
  state: "Status",
  states: { soFar: ", so far", settling: "", kept: "", partial: " (partial)" },
  csvStates: {
    soFar: "So far",
    settling: "Replies and groups not final yet",
    kept: "Final",
    partial: "Partial",
  },
  made: (day: string) => `Made on ${day}`,
  partial: "Partial: older records were already deleted when this month was counted.",
  sections: "Visits by section",
  section: "Section",
  csvSection: (section: string) => `Visits: ${section}`,
  withoutSections: (months: string) =>
    `There are no visits by section for ${months}: the days were deleted before sections were kept by month.`,
  hidden:
    "Hidden: fewer than 5, or a number from which such a count could be worked out. Compare months with care: small numbers vary a lot.",
  zone: "Months are in the team’s time zone, and campaign answers’ days in UTC. Replies and group meetings are final a week after the month; everything else when it ends.",
  notFound: (month: string) => `There are no figures for that month. This is ${month}.`,
} as const;
