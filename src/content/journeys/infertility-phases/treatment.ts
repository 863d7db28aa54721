/** The infertility journey, phases 4 and 5: treatment, and the wait for a result. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { vignette } from "../pictures.ts";
import { signsInTreatment } from "../urgent-signs.ts";

export const treatment: Phase = {
  id: "treatment",
  title: "Treatment",
  meta: {
    title: "IVF and IUI: getting through treatment - {name}",
    description:
      "Getting through IVF and IUI: injections, scans and calls, what to say at work, looking after each other, and what can make the treatment weeks easier.",
    keywords: ["IVF support", "going through IVF", "IUI", "IVF and work", "fertility treatment stress"],
  },
  hint: "Injections, scans, work and your relationship.",
  lead: "IVF and IUI fill your calendar with injections, scans and calls. Here’s what can make those weeks easier.",
  urgent: signsInTreatment,
  facing: [
    "A schedule that one phone call can change.",
    "Medication at set times, and what it does to your sleep and mood.",
    "Colleagues who don’t know, or know more than you’d like.",
    "Sex that runs on a schedule.",
    "Watching your partner go through it and not being able to do it for them.",
  ],
  feelings: ["Out of control", "Lonely among friends", "Irritable", "Tired of hoping", "Proud of today"],
  offered: [
    "Routines that still work when the plan changes",
    "What to say at work and to family",
    "A plan for who knows what",
  ],
  parts: [
    {
      id: "small-routines",
      heading: "Small routines",
      note: noteOn("medical"),
      paragraphs: [
        "Pick one place and one time for injections, and set everything out the evening before. Some people like music, and others want nobody to talk until it’s over, so tell whoever’s with you which you’d like.",
        "Keep one thing in the week that has nothing to do with treatment, like a walk, a class or a friend who talks about other things. Protect it the way you’d protect an appointment.",
        "Write down the clinic’s number, including the one for nights and weekends, where everyone at home can see it.",
      ],
    },
    {
      id: "work-and-family",
      heading: "What to say at work and to family",
      paragraphs: [
        "You don’t have to say why. “I have medical appointments over the next few weeks, some at short notice. I’ll tell you as early as I can.” That’s true, and it’s enough for many employers.",
        "For family: “We’ll tell you when there’s news. Until then, it helps us if you don’t ask.” One person can pass that on for you.",
        "It also helps to plan who knows what. Write down each name, how much they know, and who’ll tell them the result.",
      ],
    },
    {
      id: "beside-someone",
      heading: "If it’s your partner who’s being treated",
      paragraphs: [
        "You may be scared too, and feel you shouldn’t say so. You can. Choose a quiet moment to tell your partner, and talk to someone else as well.",
        "Offer something specific rather than asking what you can do: drive, cook, or call the pharmacy. Learn the medication plan well enough to answer a question about it yourself.",
        "After weeks of sex on a schedule, some people find it helps to be close without any goal. You can agree on evenings that are free of treatment talk.",
      ],
      links: [
        { title: "Groups for men and for partners", href: "/support/groups" },
        { title: "Read: men in the waiting room", href: "/resources/knowledge-hub/men-in-the-waiting-room" },
      ],
    },
  ],
  worksheet: { title: "Treatment calendar", href: "/resources/worksheets/treatment-calendar" },
  alsoHere: { title: "Breathing exercises in ZenDen", href: "/resources/zenden" },
  limits:
    "We can’t answer questions about medication, doses or side effects. Call your clinic at any hour if something worries you.",
  picture: vignette("treatment", "A calendar with marked days, an alarm clock and a cup of tea."),
};

export const theWait: Phase = {
  id: "the-wait",
  title: "The wait",
  meta: {
    title: "The two-week wait: getting through it - {name}",
    description:
      "How to get through the two-week wait after IVF or IUI: a plan for result day, testing early, searching at night, and help for the anxious moments.",
    keywords: [
      "two-week wait",
      "two-week wait after IVF",
      "waiting after embryo transfer",
      "testing early",
      "IVF result day",
    ],
  },
  hint: "The two-week wait, and the result call.",
  lead: "The two weeks after an insemination or transfer can feel endless. You don’t have to stay positive for it to work.",
  urgent: signsInTreatment,
  facing: [
    "Two weeks when there’s nothing left to do.",
    "Reading into every twinge, and searching at three in the morning.",
    "Wanting to test early, or being afraid to test at all.",
    "Going to work as if nothing were happening.",
  ],
  feelings: ["Hope and dread together", "Counting the hours", "Snapping at people", "Numbness"],
  offered: [
    "A plan for result day and the hours after",
    "Limits you set yourself on testing and searching",
    "Short exercises for anxious moments",
  ],
  parts: [
    {
      id: "result-day",
      heading: "A plan for result day",
      paragraphs: [
        "Decide ahead of time who’ll take the call, and where. Ask the clinic whether it can leave a message and what it would say. If you can, keep the two hours afterward free.",
        "Make the same plan for either answer: who you’ll tell first, what you’ll cancel, what you’ll eat.",
        "If results come through a portal, one can pop up while you’re standing in line. You can turn off notifications and look together in the evening.",
      ],
    },
    {
      id: "testing-and-searching",
      heading: "Testing early, searching at night",
      paragraphs: [
        "A home test taken before the day your clinic gave you can be wrong either way. If you test early anyway, you haven’t done any harm. Tell the clinic what you saw, and don’t stop any medication without asking.",
        "Some people set a rule for searching online: one question, ten minutes, in daylight. Others hand over the phone at nine in the evening. You can also write the question down and ask your clinic or a group.",
      ],
    },
    {
      id: "no-daily-score",
      heading: "Why our plan has no daily score",
      paragraphs: [
        "Dutch researchers gave women in the two-week wait a card with ten thoughts to read each day. In a trial with 377 women, the card came with a daily record of feelings, and it didn’t lower anxiety.",
        "Later, 110 people used the card without the daily record and were less anxious. They weren’t assigned at random, so the finding is weaker, but it’s enough for us to leave daily scores out.",
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
  worksheet: { title: "Two-week-wait plan", href: "/resources/worksheets/two-week-wait-plan" },
  alsoHere: { title: "Talk with others in the wait", href: "/support/groups" },
  limits:
    "Symptoms can’t tell you the result, so we list only those that need help. If anything worries you, call your clinic at any hour.",
  picture: vignette("the-wait", "A rowboat tied to a jetty on still water."),
};
