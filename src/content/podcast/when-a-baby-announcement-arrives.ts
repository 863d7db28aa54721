/** Sample episode: someone else's news on the phone, and no need to answer at once. */
import { withTexts } from "../page-texts.server.ts";
import type { SampleEpisode } from "./episode.ts";
import { helpAtAnyHour, thisIsASample } from "./said-in-each.ts";

export const whenABabyAnnouncementArrives: SampleEpisode = withTexts<SampleEpisode>({
  slug: "when-a-baby-announcement-arrives",
  guid: "urn:uuid:0b9d6c1e-6f5a-4f0e-9d6b-7c1a5a3e4d02",
  path: "/resources/podcast/when-a-baby-announcement-arrives",
  name: "When a baby announcement arrives",
  meta: {
    title: "When a baby announcement arrives - {name} podcast",
    description:
      "A friend shares pregnancy news and your stomach drops. Here is a short pause to hear or read, with words to borrow and every line in writing.",
    keywords: [
      "baby announcement",
      "pregnancy news hurts",
      "infertility and friends",
      "what to reply",
      "fertility podcast",
    ],
    indexed: true,
  },
  heading: "When a baby announcement arrives",
  introduction: "For the moment a friend’s news lands on your phone. You don’t have to answer yet.",
  published: "2026-11-10T09:00:00.000Z",
  topics: ["pregnancy"],
  notes: [
    "The replies in this episode are yours to use or change. You owe nobody a reason.",
    "Most phones let you mute a person or a group, and they won’t be told.",
    "If you are the one with news, a short private message gives your friend room to feel whatever comes.",
  ],
  parts: [
    {
      title: "It is on your screen",
      lines: [
        { text: thisIsASample },
        { text: "This one talks about pregnancy news. You can stop at any time." },
        { text: "You looked at your phone, and there it was. Someone you know is having a baby." },
        {
          text: "You may be glad and hurt at the same time. You may feel nothing at all. You can still be a good friend.",
          pause: 2,
        },
      ],
    },
    {
      title: "No answer yet",
      lines: [
        {
          text: "Put the phone face down for a moment. The news will keep. So will the friendship.",
          pause: 3,
        },
        { text: "Look at the room you are in. Name one thing you can see.", pause: 4 },
        { text: "Now touch something near you. Is it warm or cool, rough or smooth?", pause: 4 },
        { text: "Nobody is owed a reply in this minute.", pause: 2 },
      ],
    },
    {
      title: "Words to borrow",
      lines: [
        { text: "When you want to write back, short is fine." },
        { text: "You could write: I am happy for you. I may be quiet for a while.", pause: 2 },
        { text: "Or: thank you for telling me. This is a hard time for me, and I care about you.", pause: 2 },
        { text: "You may mute, leave a chat, or miss a party. You can change your mind later." },
      ],
    },
    {
      title: "One thing of your own",
      lines: [
        {
          text: "Then do one small thing for yourself. Step outside. Make some tea. Tell someone who knows.",
          pause: 2,
        },
        { text: "The hurt may come back another day. You can meet it like this again." },
        { text: helpAtAnyHour, pause: 2 },
      ],
    },
  ],
});
