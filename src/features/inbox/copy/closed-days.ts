/** The panel for closed days on the settings screen. */
export const closedDaysCopy = {
  heading: "Days when the team is closed",
  text: "We promise to answer messages within 24 hours on business days. Weekends and these holidays don't count. Add other closed days here, such as a week off. Clinic inquiries are always due within 24 hours, so closed days don't change them.",
  rule: (most: number, span: number) =>
    `You can add days from tomorrow on, up to ${most} in any ${span} days, so that replies don't take too long.`,
  holidays: "Upcoming holidays",
  own: "Your closed days",
  none: "You haven't added any.",
  add: "Day to add",
  addButton: "Add day",
  remove: "Remove",
  fixed: "This day can't be removed any more.",
  zone: (zone: string) => `Days start and end in ${zone} time.`,
} as const;

/** Why a day is refused. */
export const closedDaysFaults = {
  day: "Please enter a date, such as 2026-12-28.",
  tooEarly: "You can only add or remove days from tomorrow on.",
  tooLate: "Please choose a day within the next two years.",
  tooMany: "That's too many closed days in one month.",
} as const;
