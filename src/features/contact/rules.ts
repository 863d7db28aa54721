/** How long a message is kept, in months; the page says the same figure beside the button. */
export const messageRetentionMonths = 12;

/** How long a message with a filled hidden field is kept, in days. */
export const suspectedRetentionDays = 30;
