/** The outbox kinds of this feature: selecting recipients, queueing the next emails, one email, a test. */
export const selectRecipientsJob = "letters.begin";
export const sliceJob = "letters.slice";
export const mailJob = "letters.mail";
export const testJob = "letters.test";
