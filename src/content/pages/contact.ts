/** The contact page. The form's own words stand in forms.ts. */

import { crisisHelp } from "../crisis.ts";
import { contactForm } from "../forms.ts";
import { withTexts } from "../page-texts.server.ts";
import { replyPromise } from "../promises.ts";
import type { Page } from "../schema.ts";
import { site } from "../site.ts";

export type ContactPage = Page & {
  crisisHelp: ReturnType<typeof crisisHelp>;
  subtitle: string;
  formHeading: string;
  panel: {
    heading: string;
    emailLabel: string;
    email: string;
    responseNote: string;
    servingNote: string;
    picture: NonNullable<Page["picture"]>;
  };
};

export const contact: ContactPage = withTexts({
  path: "/contact",
  name: "Contact Us",
  meta: {
    title: "Contact Us - {name}",
    description: `Write to the {name} team about membership, mentoring, resources or anything else. We typically respond ${replyPromise.messages}.`,
    keywords: [
      "contact {name}",
      "support email",
      "membership questions",
      "peer mentoring",
      "technical support",
    ],
    indexed: true,
  },
  heading: "Contact Us",
  subtitle: "We’re here to support you on your journey.",
  get introduction() {
    return contact.subtitle;
  },
  get crisisHelp() {
    return crisisHelp();
  },
  formHeading: contactForm.heading,
  panel: {
    heading: "Get in Touch",
    emailLabel: "Support email",
    get email() {
      return site.supportEmail.address;
    },
    responseNote: `We typically respond ${replyPromise.messages}`,
    get servingNote() {
      return site.serving;
    },
    picture: {
      name: "support-loved-ones",
      alt: "Two cups and a lantern on a table by a window with hills outside.",
      width: 480,
      height: 360,
    },
  },
});
