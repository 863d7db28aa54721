export const adminPrivacyMessages = {
  nothing: "We have no data about this address, so nothing was changed.",
  code: "A code has 28 letters and digits, or 16 if it's an older one",
  codeMissing: "Please enter a certificate code",
  kind: "We don't keep this kind of data",
  figure: "Please enter a whole number within the range",
  changedMeanwhile: "Someone else changed this first, so your change wasn't saved. Please check it again.",
} as const;
