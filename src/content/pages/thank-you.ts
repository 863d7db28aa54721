/** Where a form leads when it is sent without scripts. Same words as the notification. */
import { contactForm, inquiryForm, newsletterForm } from "../forms.ts";
import { placeMessages } from "../groups/places.ts";
import { groupSignUp } from "../groups/sign-up.ts";
import { withTexts } from "../page-texts.server.ts";
import type { Page } from "../schema.ts";
import { groupCrisis } from "./support/groups.ts";

const keywords = ["{name}", "thank you", "form sent", "peer support", "family building"] as const;

export const thankYouNewsletter = withTexts({
  path: "/thank-you/newsletter",
  name: "Newsletter sign-up",
  meta: {
    title: "You’re subscribed - {name}",
    description:
      "Your sign-up for our monthly newsletter reached us. Each issue is short and has a link to unsubscribe whenever you like.",
    keywords,
    indexed: false,
  },
  heading: newsletterForm.toasts.success.title,
  introduction: newsletterForm.toasts.success.text,
  blocks: [
    { kind: "link", text: "Read in the Knowledge Hub", href: "/resources/knowledge-hub" },
    { kind: "link", text: "Back to the home page", href: "/" },
  ],
} as const satisfies Page);

/** The same when the list asks its readers to confirm first. */
export const thankYouNewsletterConfirm = withTexts({
  path: "/thank-you/newsletter-confirm",
  name: "Newsletter sign-up",
  meta: {
    title: "One more step to subscribe - {name}",
    description:
      "We’ve mailed you a link to confirm your newsletter subscription. We don’t send you anything else until you’ve confirmed it.",
    keywords,
    indexed: false,
  },
  heading: newsletterForm.toasts.confirmSent.title,
  introduction: newsletterForm.toasts.confirmSent.text,
  blocks: [
    { kind: "link", text: "Read in the Knowledge Hub", href: "/resources/knowledge-hub" },
    { kind: "link", text: "Back to the home page", href: "/" },
  ],
} as const satisfies Page);

export const thankYouContact = withTexts({
  path: "/thank-you/contact",
  name: "Message sent",
  meta: {
    title: "Message sent - {name}",
    description:
      "Your message reached our team and a person will read it. While you wait, you can read in the Knowledge Hub or try ZenDen.",
    keywords,
    indexed: false,
  },
  heading: contactForm.toasts.success.title,
  introduction: contactForm.toasts.success.text,
  blocks: [
    { kind: "link", text: "Try a breathing exercise in ZenDen", href: "/resources/zenden" },
    { kind: "link", text: "Back to the home page", href: "/" },
  ],
} as const satisfies Page);

export const thankYouInquiry = withTexts({
  path: "/thank-you/inquiry",
  name: "Inquiry sent",
  meta: {
    title: "Inquiry sent - {name}",
    description:
      "Your clinic’s inquiry reached our partnership team, and a person will read it. You can read about training while you wait.",
    keywords,
    indexed: false,
  },
  heading: inquiryForm.toasts.success.title,
  introduction: inquiryForm.toasts.success.text,
  blocks: [
    { kind: "link", text: "Read about staff training", href: "/clinics/training" },
    { kind: "link", text: "Back to the clinics overview", href: "/clinics" },
  ],
} as const satisfies Page);

export const thankYouGroup = withTexts({
  path: "/thank-you/group",
  name: "Group sign-up",
  meta: {
    title: "Check your inbox - {name}",
    description:
      "Your sign-up for a group reached us. We’ve emailed you a link. Press it, and you’ll see at once whether you have a place or wait.",
    keywords,
    indexed: false,
  },
  heading: groupSignUp.done,
  introduction: placeMessages.received,
  crisisNote: groupCrisis,
  blocks: [{ kind: "link", text: "Back to the groups", href: "/support/groups" }],
} as const satisfies Page);
