/** The notice on consumer health data, as Washington's My Health My Data Act asks for it. */
import { site } from "../../site.ts";
import type { OwnerTable } from "./legal-page.ts";
import { legalPage } from "./legal-texts.server.ts";
import { reachUs } from "./reach-us.ts";

export const consumerHealthData = legalPage({
  path: "/consumer-health-data",
  name: "Consumer health data notice",
  meta: {
    title: "Consumer Health Data Notice - {name}",
    description:
      "What on this site can be health data, why we have it and who else could learn of it. How to see it, erase it or take back your yes.",
    keywords: [
      "consumer health data",
      "My Health My Data",
      "health data notice",
      "reproductive health privacy",
      "{name} privacy",
    ],
    indexed: true,
  },
  heading: "Consumer Health Data Notice",
  introduction:
    "In some states, what you tell us about building a family counts as health data. Here’s what we collect and why.",
  changed: "2026-12-01",
  summary: [
    {
      text: "Writing to a site like this can reveal something about your health, so we treat it as health data.",
    },
    { text: "We collect only what you send us in a form or a sign-up." },
    {
      text: "We use it only for what you asked for: an answer, the newsletter, a place in a group, or a mentor and your letters.",
    },
    { text: "We don’t sell it or share it with anyone.", when: "noAnalytics" },
    {
      text: "We don’t sell it. If you agree, and only then, Google learns which pages you open.",
      when: "analytics",
    },
    { text: "We don’t look up where you are." },
    { text: "You can see it, erase it or withdraw your consent, free of charge." },
  ],
  sections: [
    {
      id: "whom-it-is-for",
      heading: "Who this notice is for",
      blocks: [
        {
          kind: "paragraph",
          text: "Washington and some other states have laws on consumer health data that ask for a notice like this one. We follow it for everyone, in the US, in Canada and beyond.",
        },
        {
          kind: "paragraph",
          text: "It goes with our [privacy policy](/privacy-policy), which says what each form holds and how it’s protected.",
        },
      ],
    },
    {
      id: "what-we-collect",
      heading: "What we collect, and why",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "What can be health data here, and why we have it",
            head: ["What it is", "Why we have it"],
            rows: {
              message: {
                label: "What you write in a message to us, and its subject",
                text: "To read it and answer you. We ask you to leave out medical details, though some people need to share a part.",
              },
              inquiry: {
                label: "What a clinic writes in an inquiry",
                text: "To answer the clinic. We ask clinics to leave out anything about a patient.",
              },
              signup: {
                label: "That an address is subscribed to our newsletter",
                text: "To send the newsletter. Being subscribed may hint at why someone reads it.",
              },
              page: {
                label: "The page you were on when you signed up",
                text: "To show where you said yes. The name of a page may hint at your path.",
              },
              group: {
                label: "That an address has a place in a support group, or waits for one",
                text: "To keep the place and tell you its dates. Which group it is can show what you’re going through, so our emails don’t name it.",
              },
              mentor: {
                label: "What you write to find a mentor, and your letters",
                text: "To find someone who fits, and to pass your letters on. Only the two of you read the letters, unless one of you reports a concern.",
              },
              answers: {
                label: "Your answers to a page with questions",
                text: "For what that page says before you send them. Most of these pages don’t ask who you are.",
              },
            },
          },
        },
        {
          kind: "paragraph",
          text: "We don’t collect body data, genetic data, test results or locations, and we don’t guess at your health from what you do here. We couldn’t, since we keep no record of who reads what. We count visits as numbers only, and they name nobody.",
        },
      ],
    },
    {
      id: "where-it-comes-from",
      heading: "Where it comes from",
      blocks: [
        {
          kind: "paragraph",
          text: "It comes from you when you send a form, or from someone who types your address or writes about you. We buy and collect nothing from anyone else.",
        },
      ],
    },
    {
      id: "how-we-use-it",
      heading: "How we use it",
      blocks: [
        {
          kind: "list",
          items: [
            "To answer a message or an inquiry.",
            "To send the newsletter, and to stop it when you unsubscribe.",
            "To keep your place in a group, and to tell its hosts who’s coming.",
            "To find you a mentor, and to pass on your letters.",
            "To keep proof of each yes and no.",
            "To keep spam out.",
          ],
        },
        {
          kind: "paragraph",
          text: "For any other use we would ask you first, and if you say no, nothing changes for you.",
        },
      ],
    },
    {
      id: "sharing",
      heading: "Who we share it with",
      blocks: [
        {
          kind: "paragraph",
          text: "Nobody. We don’t sell it, trade it or use it for ads. No partner company receives it, and our course platform doesn’t get it from us.",
          when: "noAnalytics",
        },
        {
          kind: "paragraph",
          text: "We don’t share what you send us with anyone. We don’t sell it, trade it or use it for ads, and our course platform doesn’t get it from us.",
          when: "analytics",
        },
        {
          kind: "paragraph",
          text: "The addresses of the pages you open can hint at your health. If you say yes to it, and only then, Google gets them to count visits. Saying no costs you nothing, and “Analytics choice” at the foot of each page takes a yes back at once. Our [privacy policy](/privacy-policy) says what is sent.",
          when: "analytics",
        },
        {
          kind: "paragraph",
          text: "Two companies work for us. One runs the server where your data is stored, and one delivers our email and sees an address and our text. Neither can use it for anything else.",
        },
        {
          kind: "owner",
          table: {
            caption: "Who works for us",
            head: ["Work", "Name"],
            get rows(): OwnerTable["rows"] {
              return [
                { label: "Hosting", ...site.operator.hosting },
                {
                  label: "Analytics, if you say yes",
                  ...site.operator.analyticsService,
                  when: "analytics",
                },
              ];
            },
          },
        },
        {
          kind: "paragraph",
          text: "No outside company tracks how this site is used.",
          when: "noAnalytics",
        },
        {
          kind: "paragraph",
          text: "It’s loaded only after you say yes, and it sees nothing you type and none of our question pages.",
          when: "analytics",
        },
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      blocks: [
        {
          kind: "list",
          items: [
            "A message: {messageKept} at most.",
            "An inquiry from a clinic: {inquiryKept} at most.",
            "A request for a mentor and its letters: {mentoringKept} at most after it has ended.",
            "An address on the newsletter list: until you unsubscribe, and {leftKept} more at most.",
          ],
        },
        {
          kind: "paragraph",
          text: "The whole list is in our [privacy policy](/privacy-policy), and you can erase what’s yours sooner.",
        },
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights, and how to use them",
      blocks: [
        {
          kind: "list",
          items: [
            "See all we hold about you, and get a copy: [ask for a link to your data](/privacy/my-data).",
            "Ask who has received it. We haven’t passed on what you sent us to anyone.",
            "Withdraw your consent. For the newsletter, the link in each one does it at once.",
            "Have it erased, with a button on the same page.",
          ],
        },
        {
          kind: "paragraph",
          text: "You don’t need an account, and it’s free. We may ask you to write from the same address, so that nobody else can ask in your name. We won’t treat you any differently because you asked.",
        },
        ...reachUs,
      ],
    },
    {
      id: "if-we-say-no",
      heading: "If we say no",
      blocks: [
        {
          kind: "paragraph",
          text: "We’ll tell you why, and you can ask us to look again: write once more and put the word appeal in your message. If the answer is still no, you may complain to the attorney general of your state. In Canada, you may turn to a privacy commissioner.",
        },
      ],
    },
    {
      id: "changes",
      heading: "Changes to this page",
      blocks: [
        {
          kind: "paragraph",
          text: "When this page changes, so does the date at its top. We won’t collect or use more than it says without asking you first.",
        },
      ],
    },
  ],
});
