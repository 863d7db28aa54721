/** What the form says with which people sign up for a group, on the page of the groups. */
import { formCopy, requiredMarks } from "../forms.ts";
import { groupFaults, placeMessages } from "./places.ts";

const { emailMissing, emailInvalid, agree } = groupFaults;

export const groupSignUp = {
  heading: "Sign up",
  submit: "Sign up",
  /** The same for a group without a free place. */
  waiting: {
    heading: "Join the waiting list",
    text: "The group is full right now. When it’s your turn, we’ll email you and hold a place until you’ve had time to answer.",
    submit: "Join the list",
  },
  /** In place of the form while nobody else can wait. */
  listFull: placeMessages.listFull,
  submitting: "Sending...",
  email: { label: "Email address", hint: "Our emails never name the group or what it’s about." },
  name: { label: "First name or nickname", hint: "The hosts see it. Any name you like is fine." },
  seats: {
    legend: "Who’s coming?",
    one: "Just me",
    two: "Two of us, if there’s room for both",
  },
  showRules: "Read the ground rules",
  agree: "I agree to the ground rules and to emails about this group.",
  privacy: "How we handle your data",
  /** In place of the form once it's sent, above what the server answers. */
  done: "Thank you",
  again: "Use another address",
  failed: "Your sign-up wasn’t sent",
  network: "We couldn’t reach our server. Please check your connection and send it again.",
  errors: { emailMissing, emailInvalid, agree },
  marks: { ...requiredMarks, honeypotLabel: formCopy.honeypotLabel },
} as const;

/** The form's words; `days` is how long a place is kept after it has ended. */
export function signUpCopy(days: number) {
  return {
    ...groupSignUp,
    kept: `We keep your address encrypted, use it only for this group, and erase it within ${days} days after your place ends.`,
  };
}

export type SignUpCopy = ReturnType<typeof signUpCopy>;
