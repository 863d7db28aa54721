/** The page behind the mailed link, where two people write to each other. Nothing here names what it's about. */
import { namedTexts } from "../current.ts";

export const lettersPage = namedTexts({
  title: "Your letters - {name}",
  heading: "Your letters",
  unlock: {
    lead: "Paste the link from your email to open your page.",
    token: { label: "The link from the email", hint: "It begins with this site’s address." },
    submit: "Open my page",
    opening: "Opening...",
    lost: {
      text: "Can’t find the email? Look in your spam folder. If you’ve asked for a mentor, ask again with the same address, and we’ll send your link once more.",
      link: { text: "Ask for a mentor", href: "/support/peer-mentoring#ask" },
    },
  },
  network: "We couldn’t reach our server. Please check your connection and try again.",
  sending: "Sending...",
  /** By who reads it, and how far it has come. */
  steps: {
    person: {
      waiting: {
        heading: "We’re looking for someone for you",
        text: "We’ll email you when there’s news. There’s nothing you need to do.",
      },
      asked: {
        heading: "Would you like to write with this mentor?",
        text: "They’ve read what you’re looking for and said yes. They don’t know your name or address. If you say no, we’ll look for someone else, and they won’t learn why.",
      },
      ended: {
        heading: "This has ended",
        text: "Everything here is erased 90 days after the end. You’re welcome to ask again.",
      },
    },
    mentor: {
      asked: {
        heading: "Could you write with this person?",
        text: "Here’s what they’re looking for. If you say no, we’ll ask someone else, and they won’t learn that you were asked.",
      },
      agreed: {
        heading: "Thank you for saying yes",
        text: "We’ve asked the other person too, and will email you when they’ve said yes. You can still change your mind.",
      },
      closed: {
        heading: "There’s nothing to do here",
        text: "This question is closed. Thank you for your time.",
      },
      ended: { heading: "This has ended", text: "Everything here is erased 90 days after the end." },
    },
    matched: {
      heading: (name: string) => `You and ${name}`,
      text: "Write whenever you like. You only see each other’s first names, and your email addresses stay with us.",
    },
  },
  nobody: { person: "someone", mentor: "your mentor", asked: "this mentor" },
  about: (name: string) => `About ${name}`,
  yes: "Yes, I’d like to",
  no: "No, thank you",
  wants: {
    heading: "What they’re looking for",
    ownHeading: "What you’re looking for",
    journey: "Path",
    phase: "Where on it",
    languages: "Languages",
    zone: "Time zone",
    help: "What would help",
    avoid: "What wouldn’t help",
  },
  letters: {
    heading: "Letters",
    none: "No letters yet. A few lines are enough to begin.",
    you: "You",
    label: "Your letter",
    hint: "Nobody else can read it. Our team can only look if one of you reports a concern.",
    submit: "Send letter",
    anyway: "Send it anyway",
    sent: "Your letter is on its way.",
    reveals:
      "Your letter seems to have an email address, a phone number or a link in it. You may want to take it out, so that you both stay private.",
    left: (left: number) => `${left} characters left`,
    draft: {
      restored: "We’ve put back what you were writing.",
      discard: "Discard it",
      leave: "Your letter isn’t sent. Do you want to leave?",
    },
  },
  checkIn: {
    heading: "How is it going?",
    text: "You’ve been writing for two weeks. The other person won’t see your answer.",
    fine: "It’s going well",
    talk: "I’d like to talk to the team",
    end: "If you’d like to end it, you can do that below.",
  },
  concern: {
    summary: "Something worries me",
    text: (danger: string) =>
      `We’ll tell our team, who can then read your letters until they’ve settled it. Until then the letters stay, even if one of you erases their data. The other person isn’t told. In danger, please call ${danger} first.`,
    submit: "Tell the team",
    done: "Our team knows, and can read your letters. They’ll write to you.",
  },
  end: {
    summary: "End this",
    text: "You don’t have to give a reason. It can’t be taken back, and everything is erased 90 days later.",
    submit: "Yes, end it",
  },
  saved: "Thank you. That’s saved.",
} as const);

export const lettersMessages = {
  badLink: "This link doesn’t work anymore. Please use the newest email.",
  closed: "That isn’t possible anymore. Please reload the page.",
} as const;
