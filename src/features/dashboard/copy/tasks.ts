type TaskText = {
  name: string;
  /** It can't be stopped one by one: work of the site itself, or part of something with a screen that stops it. */
  stays?: true;
};

/** Each kind of task, by its name in the outbox. */
const tasks: Readonly<Record<string, TaskText>> = {
  "contact.message_received": { name: "To the team: new message" },
  "clinics.inquiry_received": { name: "To the team: new inquiry" },
  "inbox.colleague": { name: "To a team member: assignment or mention" },
  "inbox.digest": { name: "To a team member: daily summary" },
  "inbox.answer": { name: "Reply to someone who wrote to us" },
  "inbox.acknowledgment": { name: "To someone whose email has reached us" },
  "inbox.reply_acknowledgment": { name: "To someone whose reply has reached us" },
  "inbox.reply_received": { name: "To the team: someone wrote again" },
  "inbox.follow_up": { name: "Reminder to follow up", stays: true },
  "inbox.return": { name: "End of a snooze", stays: true },
  "mail-delivery.check": { name: "To someone whose address is tried again" },
  "dashboard.weekly": { name: "Weekly summaries", stays: true },
  "dashboard.weekly_mail": { name: "To a team member: weekly summary" },
  "content.test_mail": { name: "To a team member: test of an email" },
  "letters.welcome": { name: "Welcome series", stays: true },
  "letters.mail": { name: "Newsletter issue", stays: true },
  "letters.begin": { name: "Sending a newsletter issue", stays: true },
  "letters.slice": { name: "Sending a newsletter issue", stays: true },
  "letters.test": { name: "Test of a newsletter issue" },
  "responses.received": { name: "To the team: new answers" },
  "responses.places": { name: "To the team: few places left" },
  "responses.delete_campaign": { name: "Deleting the answers of a deleted campaign", stays: true },
  "groups.place_mail": { name: "To someone with a place in a group" },
  "groups.sign_up_mail": { name: "To someone who signed up for a group" },
  "groups.remind": { name: "Reminders of a group", stays: true },
  "groups.thanks": { name: "Thanks after a meeting", stays: true },
  "groups.settle": { name: "Offering free places in a group", stays: true },
  "groups.count": { name: "Counting a meeting", stays: true },
  "mentors.letter_mail": { name: "To someone who writes letters with a mentor, or to the mentor" },
  "mentors.team_mail": { name: "To the team: mentoring" },
  "mentors.check_in": { name: "Asking how mentoring is going", stays: true },
  "newsletter.welcome": { name: "Newsletter welcome" },
  "newsletter.confirm": { name: "Newsletter address confirmation" },
  "people.invitation": { name: "Invitation to the team" },
  "privacy.link": { name: "Link to one's own data" },
  "sign-in.password_link": { name: "Password link" },
  "site-settings.test_mail": { name: "Test email" },
  "backup.make": { name: "Backup", stays: true },
  "content.publish": { name: "Publishing at a set time", stays: true },
  "life-changes.end": { name: "End of a break", stays: true },
  "worker.daily": { name: "Daily cleanup", stays: true },
};

/** A task of a kind that isn't listed can't be stopped. */
export function taskText(kind: string): TaskText {
  return tasks[kind] ?? { name: "Other work", stays: true };
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/restor/i, "It's from a restored backup and may have been sent already."],
  [/Postponed/, "The receiving server accepted no email for days."],
  [/ECERTIFICATE/, "Our mail server's certificate can't be verified."],
  [/EAUTH|\b53[0-9]$/, "Our mail server didn't accept our sign-in."],
  [/ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|ECONN|ETLS/, "Our mail server couldn't be reached."],
  [/\b4\d\d$/, "The mail server asked us to come back later."],
  [/\b5\d\d$/, "The mail server refused it."],
];

/** Why a task failed, in words, with the code that the mail server's documentation explains. */
export function reasonText(reason: string): string {
  if (reason === "") return "";
  const text = reasons.find(([form]) => form.test(reason))?.[1] ?? "It failed for a reason we don't know.";
  const [code] = /\d{3}$/.exec(reason) ?? [];
  return code === undefined ? text : `${text.slice(0, -1)} (code ${code}).`;
}
