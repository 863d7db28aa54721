import type { PlaceMailTexts } from "./texts.ts";

/** English. */
export const placeMailsEn: PlaceMailTexts = {
  signUp: {
    subject: "One more step",
    text: `Someone signed up with this address. If it was you, open your page and press the button. You'll see at once whether you have a place or wait.

The link works for 24 hours. If it wasn't you, you don't have to do anything.`,
  },
  held: {
    subject: "You're in",
    text: `Your place is confirmed.

Your page shows the dates. From 30 minutes before each one, it also has the button that takes you in.`,
  },
  waiting: {
    subject: "You're on the list",
    text: `All places are taken for now, so you're on the waiting list.

We'll email you as soon as there's a place for you. Until then, you don't have to do anything.`,
  },
  offered: {
    subject: "A place is free",
    text: `A place is free for you. It's yours to take until {when}.

After that, it goes to the next person on the list.`,
  },
  lapsed: {
    subject: "About the place we kept for you",
    text: `We kept a place for you as long as we could. Now it can go to the next person on the list.

If it just wasn't the right moment, that's fine. You're welcome to sign up again whenever you like.`,
  },
  missed: {
    subject: "About the waiting list",
    text: `No place became free in time for the last date. So the waiting list has ended, and we won't email you about it again.

We're sorry it didn't work out. You're welcome to sign up for something else at any time: your page leads there.`,
  },
  canceled: {
    subject: "You've canceled",
    text: `Your place is canceled, as you asked. We won't email you about it again.

If you change your mind, you can sign up again at any time.`,
  },
  removed: {
    subject: "Your place has ended",
    text: `Your place has ended, so we won't email you about it again.

If you have questions, please write to us.`,
  },
  moved: {
    subject: "New time: {date}, {time}",
    text: "The time has changed. Instead of {before}, it's now {when}.",
  },
  dateAdded: {
    subject: "One more date: {date}",
    text: "There's one more date: {when}.",
  },
  dateCanceled: {
    subject: "Canceled: {date}",
    text: "It's canceled this time: {when}. The other dates stay as they are.",
  },
  newTimes: {
    subject: "New times: {date}, {time}",
    text: "The dates or times have changed. The next one is {when}. Your page shows the others.",
  },
  reminderDay: {
    subject: "{day}, {time}",
    text: `A reminder: {when}.

From 30 minutes before, your page has a button that takes you in. If you can't come this time, that's fine. You don't have to tell anyone.`,
  },
  reminderHour: {
    subject: "In one hour",
    text: `A reminder: it starts at {time} {zone}.

From 30 minutes before, your page has a button that takes you in.`,
  },
  thanks: {
    subject: "Thank you",
    text: `Thank you for coming. We're glad you were there.`,
    question: "If you'd like to, you can answer one question for us:",
  },
  close: {
    page: "Everything else is on your page:",
    changed: "Has something changed for you? You can tell us with one press, without explaining:",
  },
};
