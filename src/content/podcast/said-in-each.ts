/** What is said in each of the sample episodes. */

export const thisIsASample = "This is a short sample from Kinward. It is read by a computer voice.";

export const helpAtAnyHour =
  "If it all feels too heavy, you can call or text 988. In the US and Canada it answers at any hour.";
