/** How long an inquiry is kept, in months; the page says the same figure beside the button. */
export const inquiryRetentionMonths = 24;

/** How long an inquiry that the team took for spam is kept, in days. */
export const suspectedInquiryDays = 30;
