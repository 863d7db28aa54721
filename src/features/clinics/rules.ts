/** How long an inquiry is kept, in months; the page says the same figure beside the button. */
export const inquiryRetentionMonths = 24;
