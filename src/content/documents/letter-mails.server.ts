/** The mails to people who write with a mentor, and to mentors, as a document that the team edits. */
import { type EditedLetterMail, letterMail, letterMailsDocument } from "../letter-mails.ts";
import { tellingWords } from "../newsletter-mail.ts";
import { editable } from "./editable.server.ts";
import { group } from "./fields.server.ts";
import { mailSubject, neutral, template } from "./template-fields.server.ts";

/** The mails in the order in which people get them. */
const mails = {
  received: { label: "A request is received", when: "When someone asks for a mentor." },
  mentorAsked: { label: "A mentor is asked", when: "When you suggest a person to a mentor." },
  personAsked: { label: "The person is asked", when: "When the mentor has said yes." },
  matched: { label: "Both have said yes", when: "When the two can write to each other." },
  letter: { label: "A letter is waiting", when: "When one of the two has written." },
  checkIn: { label: "How is it going?", when: "Two weeks after both have said yes." },
  ended: { label: "The exchange has ended", when: "When an exchange ends." },
} as const satisfies Record<EditedLetterMail, { label: string; when: string }>;

const abouts = Object.keys(mails).filter((name): name is EditedLetterMail => name in mails);

const links = { pageUrl: "https://example.org/page", changedUrl: "https://example.org/changed" };

function mailFields(about: EditedLetterMail) {
  return group(
    { label: mails[about].label },
    {
      subject: mailSubject(),
      text: neutral(
        template({
          label: "Text",
          help: "The link to the person’s page comes right after it. An empty line begins a new paragraph.",
          max: 1_500,
          lines: true,
          placeholders: {},
        }),
        tellingWords,
      ),
    },
  );
}

export const letterMails = editable({
  document: letterMailsDocument,
  title: "Mentor emails",
  about: "To mentors and to the people they write with. They don’t name anyone or quote from letters.",
  mailGroup: { title: "Mentors" },
  mails: abouts.map((about) => ({
    id: `mail:letter-${about}` as const,
    name: mails[about].label,
    sent: { when: mails[about].when, texts: [about] },
    mail: () => letterMail(about, links),
  })),
  preview: "mail:letter-received",
  schema: () =>
    group(
      { label: "Emails" },
      {
        received: mailFields("received"),
        mentorAsked: mailFields("mentorAsked"),
        personAsked: mailFields("personAsked"),
        matched: mailFields("matched"),
        letter: mailFields("letter"),
        checkIn: mailFields("checkIn"),
        ended: mailFields("ended"),
      },
    ),
});
