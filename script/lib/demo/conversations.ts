/** What people write to the team in a demo, and what becomes of it. All of it is invented. */

/** What happens next, so many hours after what came before. */
export type Turn = { after: number } & (
  | { do: "assign" }
  | { do: "note"; by: "owner" | "editor"; text: string }
  | { do: "answer"; by: "owner" | "editor"; text: string; next: "waiting" | "done" }
  | { do: "writeBack"; text: string }
  | { do: "close" }
  | { do: "snooze" }
  | { do: "followUp"; inDays: number }
);

type Conversation = { daysAgo: number; time: string; turns: readonly Turn[] };

export type SampleMessage = Conversation & {
  from: string;
  subject: string;
  text: string;
  /** Filled in by programs only. */
  trap?: true;
};

export type SampleInquiry = Conversation & { clinic: string; from: string; text: string };

const kind = "Warm wishes\nSample Editor";
const ownerKind = "Warm wishes\nSample Owner";

export const sampleMessages: readonly SampleMessage[] = [
  {
    ...{ daysAgo: 30, time: "21:42", from: "Wren", subject: "peer-mentoring" },
    text: "Hi, I've been reading on your site for a few nights and it's the first place that doesn't tell me to relax. Is there someone who has waited as long as we have that I could write to?",
    turns: [
      { after: 12, do: "assign" },
      {
        ...{ after: 1, do: "answer", by: "editor", next: "waiting" },
        text: `Hello Wren,\n\nThank you for writing. Yes, there is: our mentors are people who have been through it and are trained to listen. You can ask for one on the peer mentoring page. We read each request ourselves, and it usually takes about a week to find a good match.\n\n${kind}`,
      },
      {
        after: 9,
        do: "writeBack",
        text: "That sounds right. I've just sent the form. Thank you for answering so quickly.",
      },
      { after: 14, do: "close" },
    ],
  },
  {
    ...{ daysAgo: 27, time: "13:05", from: "Amir", subject: "membership" },
    text: "My wife and I would like to share one membership. Is that possible, or does each of us need their own?",
    turns: [
      {
        ...{ after: 3, do: "answer", by: "editor", next: "done" },
        text: `Hello Amir,\n\nOne membership is fine for the two of you. If you both come to a group, sign up as “two of us”, so that we keep two seats.\n\n${kind}`,
      },
    ],
  },
  {
    ...{ daysAgo: 24, time: "02:17", from: "Mira", subject: "general" },
    text: "I can't sleep. We lost the pregnancy on Monday and everyone goes on as if it was a dentist's appointment. I don't know what I want from you. I just wanted to say it to someone.",
    turns: [
      { after: 6, do: "assign" },
      {
        after: 0.2,
        do: "note",
        by: "editor",
        text: "@Sample Owner I'd like to answer this one myself and mention the loss group on Thursday. Is there still a place?",
      },
      {
        after: 0.5,
        do: "note",
        by: "owner",
        text: "Yes, three. Please go ahead, and put the crisis lines in.",
      },
      {
        ...{ after: 0.4, do: "answer", by: "editor", next: "waiting" },
        text: `Hello Mira,\n\nI'm so sorry. It's a loss, and you don't have to want anything from us. I read every word.\n\nIf you'd like company, there is a small group after a loss on Thursday evenings. You can listen without saying anything. And if a night gets too heavy, you can call or text 988 in the US or Canada at any hour.\n\nYou can also just write back.\n\n${kind}`,
      },
      {
        after: 16,
        do: "writeBack",
        text: "Thank you. I read this three times. I think I'll come on Thursday and keep my camera off, if that's okay.",
      },
      {
        after: 15,
        do: "answer",
        by: "editor",
        next: "done",
        text: `Hello Mira,\n\nCamera off is completely fine. The host knows that somebody new is coming and won't call on you.\n\n${kind}`,
      },
    ],
  },
  {
    ...{ daysAgo: 21, time: "18:30", from: "Juno", subject: "technical" },
    text: "The breathing exercise stops when my phone's screen goes dark. Is that on purpose? I'm on an older Android phone.",
    turns: [
      { after: 15, do: "assign" },
      {
        after: 1,
        do: "note",
        by: "owner",
        text: "Seen it on my phone too. It keeps the screen on only if the browser allows it.",
      },
      {
        after: 0.5,
        do: "answer",
        by: "owner",
        next: "done",
        text: `Hello Juno,\n\nThanks for telling us. Your browser has to allow pages to keep the screen on; older ones can't. Until you get a newer one, setting your screen to stay on for five minutes helps.\n\n${ownerKind}`,
      },
    ],
  },
  {
    ...{ daysAgo: 18, time: "11:20", from: "Chidi", subject: "resources" },
    text: "Your worksheet for partners was the first thing that spoke to me and not about me. Is there a version that I can print in larger letters?",
    turns: [
      {
        after: 4,
        do: "answer",
        by: "editor",
        next: "done",
        text: `Hello Chidi,\n\nThat's good to hear. Every worksheet is a PDF, and most printers can print it at 130 percent on two pages. I've noted your wish for a large-print version.\n\n${kind}`,
      },
    ],
  },
  {
    ...{ daysAgo: 16, time: "20:11", from: "Ximena", subject: "general" },
    text: "¿Hay algún grupo en español? Mi pareja entiende inglés, pero yo hablo de estas cosas mejor en mi idioma.",
    turns: [
      { after: 13, do: "assign" },
      {
        after: 1,
        do: "answer",
        by: "editor",
        next: "waiting",
        text: `Hola Ximena:\n\nSí, los miércoles a las siete de la tarde, hora del este. Está en la página de los grupos.\n\nUn abrazo\nSample Editor`,
      },
    ],
  },
  {
    ...{ daysAgo: 13, time: "09:02", from: "Greta", subject: "feedback" },
    text: "The page about ending treatment is beautiful. One thing: it says “couple” twice, and I did all of this on my own.",
    turns: [
      { after: 2, do: "assign" },
      {
        after: 0.3,
        do: "note",
        by: "editor",
        text: "She's right. I've changed both places in a draft of the article.",
      },
      {
        after: 0.2,
        do: "answer",
        by: "editor",
        next: "done",
        text: `Hello Greta,\n\nThank you, you're right, and I've changed it. It will be on the site this week.\n\n${kind}`,
      },
    ],
  },
  {
    ...{ daysAgo: 11, time: "22:48", from: "Rafa", subject: "circle-nurturer" },
    text: "I've been in the Tuesday group for a year and I would like to give something back. What does it take to become a host?",
    turns: [
      { after: 11, do: "assign" },
      {
        after: 1,
        do: "answer",
        by: "owner",
        next: "waiting",
        text: `Hello Rafa,\n\nThat makes us very happy. Hosts take a training of two evenings and then host with somebody experienced for the first three meetings. The next training is in six weeks. May I put you on the list?\n\n${ownerKind}`,
      },
      { after: 8, do: "writeBack", text: "Yes please! Evenings are fine, except on Mondays." },
      { after: 13, do: "followUp", inDays: 7 },
    ],
  },
  {
    ...{ daysAgo: 9, time: "14:37", from: "Priya", subject: "membership" },
    text: "I paid for a month and then my clinic gave me a code. Can the code still count for this month?",
    turns: [
      { after: 3, do: "assign" },
      {
        after: 0.5,
        do: "note",
        by: "editor",
        text: "Code is WILLOW-CARE, covers two months. I'd refund the first month.",
      },
      {
        after: 1,
        do: "answer",
        by: "editor",
        next: "waiting",
        text: `Hello Priya,\n\nYes. We'll pay the month back, and your code counts from the day you paid. You should see it on your card within five days.\n\n${kind}`,
      },
    ],
  },
  {
    ...{ daysAgo: 6, time: "19:55", from: "Oona", subject: "general" },
    text: "My sister is a surrogate for the second time and I never know what to ask her. Do you have something for families?",
    turns: [
      { after: 14, do: "assign" },
      {
        after: 1,
        do: "answer",
        by: "editor",
        next: "waiting",
        text: `Hello Oona,\n\nHow good that she has you. There's an article on supporting somebody you love in our Knowledge Hub, and a monthly group for families and friends.\n\n${kind}`,
      },
    ],
  },
  {
    ...{ daysAgo: 5, time: "12:12", from: "Tomas", subject: "partnership" },
    text: "We run a small bookstore and host a reading evening every season. Would you like to bring flyers, or have somebody say a few words?",
    turns: [
      { after: 20, do: "assign" },
      { after: 1, do: "snooze" },
    ],
  },
  {
    ...{ daysAgo: 4, time: "23:31", from: "Hana", subject: "peer-mentoring" },
    text: "Is it okay to ask for a mentor when we haven't started treatment yet? We're still deciding whether to.",
    turns: [{ after: 11, do: "assign" }],
  },
  {
    ...{ daysAgo: 3, time: "08:44", from: "Luca", subject: "technical" },
    text: "I signed up for the Tuesday group but the email with the link never came. I looked in my spam folder, too.",
    turns: [
      { after: 2, do: "assign" },
      {
        after: 0.4,
        do: "note",
        by: "owner",
        text: "The mail came back: his address had a letter too many. I've asked him for the right one.",
      },
      {
        after: 0.2,
        do: "answer",
        by: "owner",
        next: "waiting",
        text: `Hello Luca,\n\nYour mail came back to us, so I think there's a letter too many in the address you signed up with. Could you sign up once more?\n\n${ownerKind}`,
      },
    ],
  },
  {
    ...{ daysAgo: 2, time: "16:20", from: "Vera", subject: "general" },
    text: "My clinic says my insurance ends in March and we should decide by then. How do other people decide such things with a calendar in their back?",
    turns: [{ after: 1, do: "assign" }],
  },
  {
    ...{ daysAgo: 1, time: "21:08", from: "Emre", subject: "resources" },
    text: "Is there an episode about men? I listen on the way to work and it would help to hear a voice like mine.",
    turns: [],
  },
  {
    ...{ daysAgo: 0, time: "01:26", from: "Yara", subject: "general" },
    text: "Tomorrow is the transfer. I know you can't tell me anything. I just don't want to be the only one awake.",
    turns: [],
  },
  {
    ...{ daysAgo: 0, time: "07:50", from: "Nils", subject: "membership" },
    text: "Can I pause my membership in the summer, or do I have to cancel and start again?",
    turns: [],
  },
  {
    ...{ daysAgo: 8, time: "03:14", from: "Britt", subject: "partnership", trap: true },
    text: "Dear webmaster, we can put your site on the first place of all search engines within 48 hours. Sample spam, written for this demo.",
    turns: [],
  },
  {
    ...{ daysAgo: 2, time: "04:02", from: "Wes", subject: "general", trap: true },
    text: "Cheap followers for your page, order now. Sample spam, written for this demo.",
    turns: [],
  },
];

export const sampleInquiries: readonly SampleInquiry[] = [
  {
    ...{ daysAgo: 26, time: "10:15", clinic: "Sample Clinic Willow", from: "Dalia" },
    text: "Our patients often ask for something between appointments. Could you tell us how your codes work, and what they cost us?",
    turns: [
      { after: 2, do: "assign" },
      {
        after: 1,
        do: "answer",
        by: "owner",
        next: "waiting",
        text: `Hello Dalia,\n\nYou get a code and printed cards, and your patients join free for as long as you choose. We bill you once a quarter for the codes that were used. Would Thursday at 10 work for a short call?\n\nKind regards\nSample Owner`,
      },
      { after: 5, do: "writeBack", text: "Thursday at 10 is good. Our nurse manager will join." },
      {
        after: 44,
        do: "note",
        by: "owner",
        text: "Call went well. They start with 60 codes for two months: WILLOW-CARE.",
      },
      { after: 0.5, do: "close" },
    ],
  },
  {
    ...{ daysAgo: 12, time: "15:40", clinic: "Sample Clinic Harbor", from: "Femi" },
    text: "We'd like to put your cards in our waiting rooms, in English and French. Do you have both?",
    turns: [
      { after: 1, do: "assign" },
      {
        after: 1,
        do: "answer",
        by: "owner",
        next: "waiting",
        text: `Hello Femi,\n\nYes, we print both. How many waiting rooms do you have?\n\nKind regards\nSample Owner`,
      },
    ],
  },
  {
    ...{ daysAgo: 1, time: "11:05", clinic: "Sample Clinic Meadow", from: "Suri" },
    text: "Could somebody speak to our staff about how to give hard news? We have an hour on the second Tuesday of each month.",
    turns: [],
  },
];
