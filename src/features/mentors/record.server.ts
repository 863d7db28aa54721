import { mentoringJourneys, mentoringLanguages, mentoringZones } from "#content/mentoring/choices.ts";
import { mentoringFaults as faults } from "#content/mentoring/request.ts";
import { heldCopy } from "#content/my-data.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { choice, emailText, personal, requiredText } from "#platform/records/fields.ts";
import { record } from "#platform/records/record.server.ts";
import { type ColumnsOf, type InputOf, recordTable, type ValueOf } from "#platform/records/record-table.ts";
import { checkboxes, day, optionalDay, wholeNumber } from "#platform/records/team-fields.ts";
import { mentorMessages, mentorStates } from "./copy.ts";
import { letterBounds, mostCapacity } from "./rules/request.ts";
import { letterFields, requestFields } from "./schema.ts";

const { tooLong, missing, choose } = faults;

const shape = {
  name: personal(
    requiredText({
      ...{ label: "First name", max: letterBounds.line, tooLong, missing },
      hint: "The person sees it once both have said yes.",
    }),
  ),
  email: personal(
    emailText({
      ...{ label: "Email address", hint: "Encrypted. Only our mails use it.", beside: "name" },
      ...{ max: textBounds.email, tooLong: faults.emailTooLong },
      ...{ missing: faults.emailMissing, invalid: faults.emailInvalid },
    }),
  ),
  about: personal(
    requiredText({
      ...{ label: "About them", max: letterBounds.text, tooLong, missing, lines: true },
      hint: "A few sentences that the person reads before saying yes or no. Leave the name out.",
    }),
  ),
  journeys: checkboxes({ label: "Paths", options: mentoringJourneys, missing: faults.journeys }),
  languages: choice({ label: "Languages", options: mentoringLanguages, missing: choose, initial: "en" }),
  zone: choice({
    ...{ label: "Time zone", options: mentoringZones, missing: choose },
    ...{ initial: "America/New_York", beside: "languages" },
  }),
  trainedOn: day({ label: "Training completed", wrong: faults.day }),
  supervisedOn: optionalDay({
    ...{ label: "Last supervision", hint: "Every month. A warning shows after 35 days." },
    ...{ wrong: faults.day, beside: "trainedOn" },
  }),
  capacity: wholeNumber({
    ...{ label: "People at a time", hint: "From 1 to 3.", initial: "2" },
    ...{ min: 1, max: mostCapacity, wrong: faults.number },
  }),
  /** Resting: matches go on. */
  state: choice({
    ...{ label: "Status", hint: "Nobody new is suggested to a resting mentor.", beside: "capacity" },
    ...{ options: mentorStates, missing: choose, initial: "active" },
  }),
};

export const mentors = record(shape, {
  ...{ table: "mentors", audit: "mentors", read: "mentors.read", write: "mentors.write" },
  changed: mentorMessages.changed,
  ownLabels: { about: heldCopy.labels.about },
});

export type MentorForm = ValueOf<typeof shape>;
export type NewMentor = InputOf<typeof shape>;
export type MentorColumns = ColumnsOf<typeof shape>;

export const mentorRequests = recordTable(requestFields, {
  table: "mentor_requests",
  ownLabels: heldCopy.labels,
});
export type MentorRequestColumns = ColumnsOf<typeof requestFields>;

export const mentorLetters = recordTable(letterFields, { table: "mentor_letters" });
