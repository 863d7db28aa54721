/** The page behind the link in the mails of a place in a group. */
import { namedTexts } from "./current.ts";
import { requiredMarks } from "./forms.ts";
import { myDataUnlock } from "./my-data.ts";

export const yourPlace = namedTexts({
  /** Seen by others in tabs and histories, so it names nothing. */
  title: "Your page - {name}",
  unlock: {
    heading: "Open your page",
    lead: "The link from our email opens your page. If you came from there and see nothing yet, paste the link here.",
    token: myDataUnlock.token,
    submit: "Open my page",
    opening: "Opening your page",
    lost: {
      text: "Can’t find the email? Look in your spam folder. Or sign up again with the same address: you keep your place, and we’ll send the link once more.",
      link: { text: "See all groups", href: "/support/groups" },
    },
    /** After a way in that has closed or is too old. */
    doorShut:
      "That way in isn’t open anymore. Please open your page again with the link from our email: it shows what has changed.",
  },
  badLink: {
    heading: "This link doesn’t work anymore",
    text: "Please use the link in our newest email, or sign up again. The link of a sign-up works for 24 hours.",
  },
  network: "We can’t reach the site right now. Please check your connection and try again.",
  groups: { text: "See all groups", href: "/support/groups" },
  states: {
    intent: "One more step",
    held: { one: "You have a place", two: "You have two places" },
    paused: "You’re taking a break",
    waiting: "You’re on the waiting list",
    offered: { one: "A place is free for you", two: "Two places are free for you" },
    lapsed: "We couldn’t keep this place any longer",
    missed: "No place became free in time",
    canceled: "You’ve canceled",
    removed: "Your place has ended",
    over: "The group has ended",
  },
  texts: {
    intent: {
      one: "Is this your sign-up? Press the button, and you’ll see at once whether you have a place or wait.",
      two: "Is this your sign-up for two? One press is enough for both of you. You’ll see at once whether you have places or wait.",
    },
    held: "You can come to every date. If you miss one, you don’t have to tell anyone.",
    pausedHeld:
      "Your place stays yours, and we don’t email you about dates. You can still come whenever you like.",
    pausedWaiting: "You keep your turn on the list, and we won’t offer you a place until you’re back.",
    waiting: "We’ll email you as soon as there’s a place for you.",
    offered: "We’re holding it until {until}. After that it goes to the next person.",
    lapsed:
      "Now it can go to the next person on the list. If it wasn’t the right moment, that’s fine: you’re welcome to sign up again.",
    missed:
      "It’s too late for the last date, so the waiting list has ended. We’re sorry. You’re welcome to sign up for another group.",
    canceled: "You won’t hear from us about it again. You’re welcome to sign up again.",
    removed: "Your host or our team has ended it. If you have questions, please write to us.",
    over: "All its dates have passed. Thank you for being part of it.",
  },
  contact: { text: "Write to us", href: "/contact" },
  host: "Hosts:",
  dates: {
    heading: "Next dates",
    none: "There are no dates yet.",
    /** Where the clock of the group isn't the reader's: the start of a date, and both zones below the dates. */
    other: "{time} by the group’s clock",
    zones: "Your times are in {yours}. The group keeps {theirs}.",
    zone: "Times are in {yours}.",
    states: { moved: "New time", added: "Extra date", canceled: "Canceled" },
    calendar: "Download for my calendar",
    calendarNote: "Every entry is called “Call” and says nothing else.",
  },
  door: {
    heading: "Your next meeting",
    before: "You can go in here from {time}, half an hour before it begins.",
    updates: "This page will change by itself.",
    again: "Check again",
    open: "You can go in now.",
    enter: "Go in",
    entering: "Opening the meeting",
    service:
      "The meeting is on another site. Before you join, check which name others will see, and whether your camera is on.",
    closed: "The host has closed this meeting, so nobody else can join it. You’re welcome at the next one.",
    unset: "The host hasn’t opened the room yet. Please wait here for a moment.",
    ready: { heading: "You’re on your way in", text: "If nothing happens, press the button." },
  },
  rules: "Ground rules",
  manage: {
    heading: { intent: "Confirm your sign-up", offered: "Would you like it?", others: "Change your place" },
    confirm: { one: "Yes, sign me up", two: "Yes, sign us up" },
    take: "Take the place",
    saving: "Saving...",
    pause: { offered: "Not now, keep my turn", others: "Take a break" },
    pauseNote: {
      held: "You keep your place, and emails about dates stop until you’re back.",
      waiting: "You keep your turn. We won’t offer you a place until you’re back.",
      offered:
        "This place goes to the next person. You keep your turn, and we won’t offer you another until you’re back.",
    },
    resume: "I’m back",
    cancel: {
      held: {
        ask: "Leave this group",
        text: "Your place goes to the next person on the list. You can sign up again, but you may have to wait.",
        sure: "Yes, leave it",
      },
      waiting: {
        ask: "Leave the waiting list",
        text: "You lose your turn on the list. You can sign up again at the end of it.",
        sure: "Yes, leave the list",
      },
      offered: {
        ask: "I don’t want it",
        text: "The place goes to the next person, and you leave the list.",
        sure: "Yes, leave the list",
      },
    },
  },
  changed: {
    text: "Has something changed? You can pause everything in one step, without saying why.",
    link: "Something has changed",
    href: "/something-changed",
  },
  marks: requiredMarks,
} as const);

/** What calendars show of somebody's dates. */
export const ownCalendar = { name: "Calls", title: "Call", file: "calls.ics" } as const;
