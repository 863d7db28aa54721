/** How long a link to a draft works at most. */
export const previewLinkDays = 7;
