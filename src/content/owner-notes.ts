/** What is left to do before the site goes public: shown to owners in the admin and printed at each start. */
import { groups } from "./groups.ts";
import { sampleValues } from "./site.ts";

/** Set `done` once a lawyer has reviewed the legal pages in `src/content/pages/legal/`. */
const legalReview: { done: boolean } = { done: false };

export function ownerNotes({ hasMailServer }: { hasMailServer: boolean }): string[] {
  const notes = [
    legalReview.done
      ? ""
      : "Ask a lawyer to review the privacy policy, the terms, the health data notice and the accessibility statement. They are templates.",
    groups().some(({ sample }) => sample) ? "Confirm the group timetable. Its dates are samples." : "",
    sampleValues().length > 0
      ? `Replace the ${sampleValues().length} sample values. “Site” in this admin says where they are.`
      : "",
    hasMailServer ? "" : "Set up a mail server (SMTP_URL). Until then, mails are written to files.",
  ];
  return notes.filter((note) => note !== "");
}
