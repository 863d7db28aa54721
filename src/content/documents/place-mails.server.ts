/** The mails about places in groups as documents that the team edits, one for each language of a group. */
import { groupLanguages, type LanguageId } from "../groups/choices.ts";
import { tellingWords } from "../newsletter-mail.ts";
import { type PlaceMail, placeMail, placeMailDocuments } from "../place-mails/mail.ts";
import { momentIn } from "../place-mails/moment.ts";
import { editable } from "./editable.server.ts";
import { group, text } from "./fields.server.ts";
import { neutral, template } from "./template-fields.server.ts";

/** What the mails name: when an offer ends, or when a date is. */
const placeholders = {
  when: "the day, time and time zone",
  date: "the day, such as Tuesday, December 8",
  time: "the time, such as 7 PM",
  zone: "the time zone",
};
const ofMoved = { ...placeholders, before: "the day and time before it was moved" };
const ofSubject = {
  date: placeholders.date,
  time: placeholders.time,
  day: "Today or Tomorrow",
};

/** The mails in the order in which people get them. `names`: a date is named in them. */
const mails = {
  signUp: { label: "Sign-up", when: "When someone signs up, to confirm it.", names: false },
  held: { label: "Confirmed", when: "When someone gets a place.", names: false },
  waiting: { label: "On the waiting list", when: "When someone gets on a waiting list.", names: false },
  offered: { label: "A place is offered", when: "When a place becomes free.", names: true },
  lapsed: { label: "An offer has lapsed", when: "When an offered place wasn’t taken in time.", names: false },
  missed: {
    label: "No place became free",
    when: "An hour before the last date, to those who still wait.",
    names: false,
  },
  reminderDay: { label: "Reminder, a day before", when: "A day before a date.", names: true },
  reminderHour: { label: "Reminder, an hour before", when: "An hour before a date.", names: true },
  moved: { label: "A date is moved", when: "When you move a date.", names: true },
  dateAdded: { label: "A date is added", when: "When you add a date.", names: true },
  dateCanceled: { label: "A date is canceled", when: "When you cancel a date.", names: true },
  newTimes: { label: "New times", when: "When a group’s day or time changes.", names: true },
  canceled: { label: "The person cancels", when: "When someone cancels their place.", names: false },
  removed: { label: "The host removes a person", when: "When a host removes someone.", names: false },
  thanks: { label: "Thanks after a meeting", when: "After a meeting.", names: false },
} as const;

type About = keyof typeof mails;
const abouts = Object.keys(mails).filter((name): name is About => name in mails);

/** A mail with values like those of a real one. */
function sampleOf(about: About, language: LanguageId): PlaceMail {
  const zone = "America/New_York";
  const now = "2026-12-08T00:00:00.000Z";
  const moment = momentIn("2026-12-09T00:00:00.000Z", { zone, language, now });
  switch (about) {
    case "moved":
      return { about, moment, before: momentIn("2026-12-07T00:00:00.000Z", { zone, language, now }) };
    case "offered":
    case "dateAdded":
    case "dateCanceled":
    case "newTimes":
    case "reminderDay":
      return { about, moment };
    case "reminderHour":
      return { about, moment, late: false };
    case "thanks":
      return { about, questionUrl: "https://example.org/question" };
    default:
      return { about };
  }
}

const links = { pageUrl: "https://example.org/page", changedUrl: "https://example.org/changed" };

function placeMailsIn({ value: language, label: languageName }: (typeof groupLanguages)[number]) {
  const neutralIn = <Schema extends Parameters<typeof neutral>[0]>(schema: Schema) =>
    neutral(schema, (written) => tellingWords(written, language));
  const mailFields = (about: About) => {
    const { label, names } = mails[about];
    const subject = {
      label: "Subject",
      help: "Others may see it on a shared screen, so it says nothing about the topic.",
      max: 80,
    };
    // The reminder an hour before can do without the day.
    const needed = about === "reminderHour" ? [] : ["when"];
    const named = about === "moved" ? ofMoved : placeholders;
    const body = { label: "Text", help: "An empty line begins a new paragraph.", max: 1_500, lines: true };
    return {
      label,
      fields: {
        subject: neutralIn(
          names
            ? template({ ...subject, placeholders: ofSubject, optional: Object.keys(ofSubject) })
            : text(subject),
        ),
        text: neutralIn(
          template({
            ...body,
            placeholders: names ? named : {},
            optional: Object.keys(named).filter((name) => !needed.includes(name)),
          }),
        ),
      },
    };
  };
  const mailGroup = (about: About) => {
    const { label, fields } = mailFields(about);
    return group({ label }, fields);
  };
  const line = (label: string) => neutralIn(text({ label, max: 200 }));
  const { label: thanksLabel } = mails.thanks;
  return editable({
    document: placeMailDocuments[language],
    title: `Group emails: ${languageName}`,
    about: `To people who have or want a place in a group that speaks ${languageName}. They name neither the group nor its topic.`,
    mailGroup: { title: "Support groups", language: languageName },
    mails: abouts.map((about) => ({
      id: `mail:place-${about}` as const,
      name: mails[about].label,
      sent: { when: mails[about].when, texts: about === "signUp" ? [about] : [about, "close"] },
      mail: () => placeMail(language, sampleOf(about, language), links),
    })),
    preview: "mail:place-held",
    schema: () =>
      group(
        { label: "Emails" },
        {
          signUp: mailGroup("signUp"),
          held: mailGroup("held"),
          waiting: mailGroup("waiting"),
          offered: mailGroup("offered"),
          lapsed: mailGroup("lapsed"),
          missed: mailGroup("missed"),
          reminderDay: mailGroup("reminderDay"),
          reminderHour: mailGroup("reminderHour"),
          moved: mailGroup("moved"),
          dateAdded: mailGroup("dateAdded"),
          dateCanceled: mailGroup("dateCanceled"),
          newTimes: mailGroup("newTimes"),
          canceled: mailGroup("canceled"),
          removed: mailGroup("removed"),
          thanks: group(
            { label: thanksLabel },
            {
              ...mailFields("thanks").fields,
              question: line("Above the link to the question, if there is one"),
            },
          ),
          close: group(
            { label: "The end of every email" },
            {
              page: line("Above the link to the person’s page"),
              changed: line("Above the link for changes"),
            },
          ),
        },
      ),
  });
}

export const placeMails = groupLanguages.map(placeMailsIn);
