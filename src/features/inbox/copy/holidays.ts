/**
 * Holidays, which like weekends don't count toward the reply time promised on the contact page. Holidays that fall on
 * a weekend are listed on the day they are observed.
 */
export const answeringDays = {
  /** Time zone of the team's days. */
  zone: "America/New_York",
  holidays: [
    { day: "2026-01-01", name: "New Year's Day" },
    { day: "2026-01-19", name: "Martin Luther King Jr. Day" },
    { day: "2026-02-16", name: "Presidents' Day" },
    { day: "2026-05-25", name: "Memorial Day" },
    { day: "2026-06-19", name: "Juneteenth" },
    { day: "2026-07-03", name: "Independence Day, observed" },
    { day: "2026-09-07", name: "Labor Day" },
    { day: "2026-10-12", name: "Indigenous Peoples' Day" },
    { day: "2026-11-11", name: "Veterans Day" },
    { day: "2026-11-26", name: "Thanksgiving" },
    { day: "2026-12-25", name: "Christmas Day" },
    { day: "2027-01-01", name: "New Year's Day" },
    { day: "2027-01-18", name: "Martin Luther King Jr. Day" },
    { day: "2027-02-15", name: "Presidents' Day" },
    { day: "2027-05-31", name: "Memorial Day" },
    { day: "2027-06-18", name: "Juneteenth, observed" },
    { day: "2027-07-05", name: "Independence Day, observed" },
    { day: "2027-09-06", name: "Labor Day" },
    { day: "2027-10-11", name: "Indigenous Peoples' Day" },
    { day: "2027-11-11", name: "Veterans Day" },
    { day: "2027-11-25", name: "Thanksgiving" },
    { day: "2027-12-24", name: "Christmas Day, observed" },
    { day: "2027-12-31", name: "New Year's Day, observed" },
    { day: "2028-01-17", name: "Martin Luther King Jr. Day" },
    { day: "2028-02-21", name: "Presidents' Day" },
    { day: "2028-05-29", name: "Memorial Day" },
    { day: "2028-06-19", name: "Juneteenth" },
    { day: "2028-07-04", name: "Independence Day" },
    { day: "2028-09-04", name: "Labor Day" },
    { day: "2028-10-09", name: "Indigenous Peoples' Day" },
    { day: "2028-11-10", name: "Veterans Day, observed" },
    { day: "2028-11-23", name: "Thanksgiving" },
    { day: "2028-12-25", name: "Christmas Day" },
  ],
} as const;
