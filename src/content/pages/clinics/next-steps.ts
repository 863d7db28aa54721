/** What happens after an inquiry, and the address beside it: the same on both pages that carry the form. */
import { replyPromise } from "../../promises.ts";
import { site } from "../../site.ts";

export type NextSteps = {
  heading: string;
  emailLabel: string;
  email: string;
  steps: readonly { title: string; text: string }[];
};

export const nextSteps: NextSteps = {
  heading: "What happens next",
  emailLabel: "Partnership email",
  get email() {
    return site.partnerEmail.address;
  },
  steps: [
    { title: "We read it", text: "Your inquiry goes straight to our partnership team." },
    {
      title: "We write back",
      text: `We’ll be in touch ${replyPromise.inquiries} to discuss partnership opportunities.`,
    },
    {
      title: "We talk",
      text: "You tell us what your patients and staff need. Asking doesn’t commit you to anything.",
    },
  ],
};
