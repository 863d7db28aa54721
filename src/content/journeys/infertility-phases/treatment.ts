/** The infertility journey, phases 4 and 5: treatment, and the wait for a result. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";

export const treatment: Phase = {
  id: "treatment",
  title: "Treatment",
  hint: "Calendars, calls, work and your body.",
  lead: "Treatment fills the calendar, and other people decide much of it. What stays in your hands may look small. It is worth holding on to.",
  facing: [
    "A calendar that one phone call can overturn.",
    "Medicine at set hours, and what it does to sleep and mood.",
    "Work that does not know, or knows more than you would like.",
    "Closeness and sex that have turned into a schedule.",
    "Standing beside someone and being unable to do their part.",
  ],
  feelings: ["Losing control", "Lonely in company", "Quick to snap", "Tired of hoping", "Proud of today"],
  offered: [
    "Routines that bend when the plan changes",
    "Words for work and family",
    "A plan for who knows what",
  ],
  parts: [
    {
      id: "small-routines",
      heading: "Small routines",
      note: noteOn("medical"),
      paragraphs: [
        "Pick one place and one hour for injections, and put everything there the evening before. Music helps some people. Others want silence and no talk until it is over. Tell whoever is with you which of the two you are.",
        "Keep one thing in the week that has no link to treatment: a walk, a class, a friend who talks of other things. Guard it as you would an appointment.",
        "Write the clinic's number, and the one for nights and weekends, where both of you can see it.",
      ],
    },
    {
      id: "work-and-family",
      heading: "Words for work and family",
      paragraphs: [
        "You do not have to name the reason. “I have medical appointments over the next weeks, some at short notice. I will tell you as early as I can.” That is true, and it is enough for many employers.",
        "For family: “We will tell you when there is something to tell. Until then it helps us if you do not ask.” One person can pass it on for you.",
        "A plan for who knows what can save a friendship. Write down each name, how much they know, and who tells them the result.",
      ],
    },
    {
      id: "beside-someone",
      heading: "If you are the one beside",
      paragraphs: [
        "You may be frightened too, and feel that you have no right to say so. You have. Say it at a quiet hour, and also to someone other than your partner.",
        "Offer one thing rather than asking what you can do. Drive. Cook. Make the call to the pharmacy. Learn the medicine plan well enough to answer for it when your partner is asleep.",
        "Some people find that touch with no aim helps after weeks of a schedule. You may agree that a certain evening is free of all that.",
      ],
      links: [
        { title: "Groups for men and for partners", href: "/support/groups" },
        { title: "Read: men in the waiting room", href: "/resources/knowledge-hub/men-in-the-waiting-room" },
      ],
    },
  ],
  worksheet: { title: "Treatment calendar", href: "/resources/worksheets" },
  alsoHere: { title: "A quiet minute in ZenDen", href: "/resources/zenden" },
  limits:
    "Questions about medicine, doses or side effects go to your clinic. Call it at any hour if something worries you.",
  picture: {
    name: "chapter-shared-understanding",
    alt: "Two people share one umbrella in light rain.",
    width: 720,
    height: 480,
  },
};

export const theWait: Phase = {
  id: "the-wait",
  title: "The wait",
  hint: "Two long weeks, and the call.",
  lead: "The days after an insemination or a transfer can be the longest of all. You do not have to be calm. To get through today is enough.",
  facing: [
    "Two weeks in which nothing you do can be seen to matter.",
    "Every twinge, and the search box at three in the morning.",
    "Testing early, or being afraid to test at all.",
    "Carrying on at work as if it were any other day.",
  ],
  feelings: ["Hope and dread together", "Counting hours", "Snapping at people", "Feeling nothing"],
  offered: [
    "A plan for result day, and for the hour after",
    "Limits on testing and searching that you set yourself",
    "Calm tools that end by themselves",
  ],
  parts: [
    {
      id: "result-day",
      heading: "A plan for result day",
      paragraphs: [
        "Decide beforehand who takes the call, and where. Ask the clinic whether a message can be left and what it will say. If you can, keep the two hours afterwards empty.",
        "Plan for either answer in the same words: who is told first, what is cancelled, what you will eat. Then the plan does not lean to one side.",
        "A result by screen can arrive while you stand in a queue. You may switch the notice off and look together in the evening.",
      ],
    },
    {
      id: "testing-and-searching",
      heading: "Testing early, searching at night",
      paragraphs: [
        "A test before the day your clinic named can be wrong in both directions. If you test early all the same, you have done nothing bad. Tell the clinic what you saw, and ask before you change anything.",
        "For the search box, some people set a rule: one question, ten minutes, in daylight. Others hand the phone over at nine. Write the question down instead and bring it to the clinic or to a group.",
      ],
    },
    {
      id: "no-daily-score",
      heading: "Why our plan has no daily score",
      paragraphs: [
        "Dutch researchers gave women in the wait a card with ten thoughts to read each day. In a trial with 377 women the card came together with a daily record of feelings. It did not lower anxiety.",
        "Later 110 people used the card with no daily record, and they were less anxious. That group was not chosen by chance, so the finding is weaker. It is reason enough for us to leave the scoring out.",
      ],
      links: [
        { title: "Breathing and grounding in ZenDen", href: "/resources/zenden" },
        {
          title: "Read: the wait without watching",
          href: "/resources/knowledge-hub/the-wait-without-watching",
        },
      ],
    },
  ],
  worksheet: { title: "Two-week-wait plan", href: "/resources/worksheets" },
  alsoHere: { title: "Sit with others in the wait", href: "/support/groups" },
  limits:
    "We list no symptoms, because they cannot tell you the result. Pain, bleeding or fever are for your clinic to hear about at once.",
  picture: {
    name: "method-reflect",
    alt: "Low sun over still water, with reeds and a small jetty.",
    width: 600,
    height: 800,
  },
};
