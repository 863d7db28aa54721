import { namedTexts } from "./current.ts";
import { newsletterForm } from "./forms.ts";

/** The page behind the link in each newsletter, and the one behind the confirmation link. */
export const newsletterPages = namedTexts({
  unsubscribe: {
    title: "Unsubscribe - {name}",
    heading: "Unsubscribe from the newsletter",
    ask: "Press the button and we’ll stop sending the newsletter to this address.",
    button: "Unsubscribe",
    doneHeading: "You’re unsubscribed",
    done: "We won’t send the newsletter to this address anymore. You can subscribe again whenever you like.",
    alreadyHeading: "You’re already unsubscribed",
    already: "There’s nothing left to do. We don’t send the newsletter to this address.",
    badLinkHeading: "This link doesn’t work",
    badLink: "It may be incomplete or too old. Please use the link in your latest issue, or write to us.",
    home: "Go to the home page",
    contact: "Write to us",
  },
  confirm: {
    title: "Confirm your subscription - {name}",
    heading: "Confirm your subscription",
    ask: "Press the button and we’ll send the monthly newsletter to this address.",
    button: "Confirm",
    doneHeading: "You’re subscribed",
    done: newsletterForm.toasts.success.text,
    badLinkHeading: "This link doesn’t work",
    badLink: "It may be incomplete or too old. Please sign up again and we’ll mail you a new one.",
  },
  preferences: {
    title: "Your newsletter choices - {name}",
    heading: "Your newsletter choices",
    introduction:
      "Check the topics and dates you’d rather not get email about, and we’ll skip those issues for you. You can change this at any time.",
    topics: "Topics to leave out",
    dates: "Dates to leave out",
    button: "Save my choices",
    kept: "We keep your choices encrypted, and only while you’re subscribed.",
    savedHeading: "Your choices are saved",
    saved: "From the next issue on, we’ll leave out what is checked below.",
    savedNothing: "From now on, you’ll get every issue.",
    changed: "Has something changed for you?",
    changedLink: "Change newsletters and groups with one press",
    leaveHeading: "Unsubscribe from everything",
    leave: "You can also stop the newsletter altogether. We won’t ask why.",
    leaveButton: "Unsubscribe",
    unreachedHeading: "Our email to you came back",
    unreached:
      "So we’ve stopped sending the newsletter. Sign up again on our home page, and we’ll email you a link to confirm your address.",
    waitingHeading: "Please confirm your address first",
    waiting: "We’ve emailed you a link. Once you’ve confirmed, you can choose here.",
  },
} as const);
