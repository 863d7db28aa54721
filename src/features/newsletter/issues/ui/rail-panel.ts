/** The class of a card beside the mail: narrower than a card with a part of a screen. */
export const railPanel = "rounded-lg border border-line bg-surface p-5 shadow-card";
