/** What is said in each of the sample episodes. */
import { crisisNumbers } from "../crisis.ts";

export const thisIsASample = "This is a short sample from Kinward. It is read by a computer voice.";

const helpSentence = (number: string) =>
  `If it all feels too heavy, you can call or text ${number}. In the US and Canada it answers at any hour.`;

/** As it was recorded. */
export const helpAtAnyHour = helpSentence("988");

/** The same in writing, with the number as it is now. */
export const writtenHelp = () => helpSentence(crisisNumbers().crisis);
