import * as z from "zod/mini";
import { formCopy } from "#content/forms.ts";
import { mentoringJourneys, mentoringLanguages, mentoringZones } from "#content/mentoring/choices.ts";
import { mentoringFaults as faults } from "#content/mentoring/request.ts";
import { maxPastedLink } from "#platform/http/mailed-token.ts";
import { recordId, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import {
  choice,
  emailText,
  fieldsOf,
  honeypot,
  optionalText,
  personal,
  requiredText,
} from "#platform/records/fields.ts";
import { fromForm } from "#platform/records/record-form.ts";
import { letterActions, letterBounds, requestFromTexts } from "./rules/request.ts";

const { tooLong, missing } = faults;
const line = { max: letterBounds.line, tooLong };
const area = { max: letterBounds.text, tooLong, lines: true } as const;

const email = emailText({
  max: textBounds.email,
  tooLong: faults.emailTooLong,
  missing: faults.emailMissing,
  invalid: faults.emailInvalid,
});

export const requestFields = {
  email: personal(email),
  name: personal(optionalText(line)),
  journey: choice({ options: mentoringJourneys, missing: faults.journey }),
  phase: personal(optionalText(line)),
  languages: choice({ options: mentoringLanguages, missing: faults.languages }),
  zone: choice({ options: mentoringZones, missing: faults.zone }),
  help: personal(requiredText({ ...area, missing: faults.help })),
  avoid: personal(optionalText(area)),
};

export const mentorRequest = z.strictObject({
  ...requestFields,
  agree: z.literal(true, faults.agree),
  website: honeypot({ max: textBounds.trap, filled: formCopy.honeypotFilled }),
});
export type MentorRequest = z.output<typeof mentorRequest>;

/** From a form that was sent without script. */
export const requestFromForm = (values: Readonly<Record<string, string>>) => {
  const { agree: _agree, ...texts } = fromForm(fieldsOf(mentorRequest), values);
  return { ...texts, agree: requestFromTexts(values).agree };
};

const token = safeText({ max: maxPastedLink, sentence: faults.link, missing: faults.link });

export const lettersLink = z.strictObject({ token });
export const lettersChange = z.strictObject({ token, action: z.enum(letterActions) });
export const letterFields = {
  text: personal(requiredText({ max: letterBounds.letter, tooLong, missing, lines: true })),
};
export const newLetter = z.strictObject({
  token,
  ...letterFields,
  /** Sent again although it seems to have an address in it. */
  sure: z.optional(z.boolean()),
});
export const letterFromForm = ({ sure, ...texts }: Readonly<Record<string, string>>) => ({
  ...fromForm(fieldsOf(newLetter), texts),
  ...(sure === undefined ? {} : { sure: sure === "on" }),
});

export const noInput = z.strictObject({});
export const mentorProposal = z.strictObject({ mentorId: recordId });
