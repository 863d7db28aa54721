/** What people and the team read about places in groups. */

export const groupFaults = {
  tooLong: "Please shorten this",
  missing: "Please fill this in",
  number: "Please enter a number in the range shown",
  day: "Please enter a date",
  time: "Please enter a time, such as 19:00",
  zone: "Please choose a time zone",
  first: "Please choose a first day that’s the last one of its month",
  until: "Please choose a last day after the first one, within five years",
  breaks: "Please end each break after it begins",
  breakLines: "Please write each break on a line, such as 2026-12-24 or 2026-12-20 to 2027-01-04",
  over: "All dates would be over, and with them everybody’s place. Please choose a later end.",
  past: "Please choose a time that hasn’t passed",
  sameTime: "Please choose another time than the one it has",
  dateChanged: "Someone changed this date before you. Please reload the page.",
  placeChanged: "This person doesn’t wait for a place anymore. Please reload the page.",
  placePaused: "This person is taking a break. They get no place until they come back.",
  address: "Please enter an https link of your meeting service",
  ownAddress: "Please enter the meeting service’s link, not one of this site",
  question: "Please choose a campaign that people can answer now",
  telling:
    "Please choose a campaign whose address says nothing of the topic or the group, because others may see the email",
  slug: "Please use lowercase letters, numbers and hyphens",
  slugTaken: "Another group has this address",
  roundMade: "There’s a next round of this group already",
  notOver: "This group still has dates",
  notDraft: "Only a draft that nobody has signed up for can be deleted",
  emailTooLong: "Please enter a shorter email address",
  emailMissing: "Please enter your email address",
  emailInvalid: "Please enter an email address, such as name@example.org",
  agree: "Please agree to the ground rules",
  link: "Please paste the link from the email",
  sample: "Please untick this before people can sign up on the groups page",
  notBarred: "Nobody with this address is refused here",
  hasPeople: "People have a place or wait for one. Close the group and end their places first.",
  deleteName: "Please type the group’s name",
  changed: "Someone changed this group before you. Please reload the page.",
} as const;

export const placeMessages = {
  received:
    "We’ve emailed you a link. Press it, and you’ll see at once whether you have a place or wait. It works for 24 hours. If nothing comes within a few minutes, look in your spam folder, and check that your address was right. We send at most three such emails a day to one address.",
  missing: "We couldn’t find this group. It may have ended.",
  elsewhere: "People join this group in another way. The groups page says how.",
  closed: "This group doesn’t take new people right now.",
  listFull: "The waiting list is full right now. You’re welcome to look again in a few weeks.",
  tooLate:
    "The last meeting of this group is about to begin, so no place can become free in time. You’re welcome to look for another group.",
  rulesChanged: "The ground rules have changed in the meantime. Please read them again before you agree.",
  badLink: "This link doesn’t work anymore. Please use the newest email, or sign up again.",
  barred: "We can’t give you a place in this group. If you have questions, please write to us.",
  noOffer: "This place has been offered to the next person. You can sign up again.",
  ended: "This place has ended.",
  noDoor: "There’s no meeting you can join with this link right now.",
  doors: {
    before: "This opens half an hour before it begins.",
    closed: "Your host has closed this meeting to latecomers. You’re welcome next time.",
    unset: "Your host hasn’t set up the meeting yet. Please try again in a few minutes.",
  },
  changed: "Saved.",
} as const;

/** How many a group is for. */
export const groupSize = (seats: number) => (seats === 1 ? "1 person" : `Up to ${seats} people`);

/** Statuses as the team sees them. */
export const groupStateNames = {
  draft: "Draft",
  open: "Open",
  closed: "Closed to new people",
  over: "Over",
} as const;
export const placeStateNames = {
  held: "Has a place",
  waiting: "Waiting",
  offered: "Offered a place",
  lapsed: "Offer lapsed",
  missed: "No place in time",
  canceled: "Canceled",
  removed: "Removed",
  over: "Group is over",
} as const;
