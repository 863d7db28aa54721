/** The outbox kinds of this feature: choosing who gets a letter, the next mails, one mail, a test. */
export const beginJob = "letters.begin";
export const sliceJob = "letters.slice";
export const mailJob = "letters.mail";
export const testJob = "letters.test";
