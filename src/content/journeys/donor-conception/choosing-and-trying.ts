/** The donor conception journey, phases 3 and 4: choosing a donor, and the cycles that follow. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { sharedUmbrella } from "../pictures.ts";

export const choosing: Phase = {
  id: "choosing",
  title: "Choosing",
  hint: "Bank, clinic, agency, or someone you know.",
  lead: "You are choosing for yourself and for someone who cannot be asked. It may feel odd, and a little like shopping. You can do it with care all the same.",
  facing: [
    "Profiles, photos, voices on tape, and how to put them aside.",
    "Asking a friend or a sibling, and what it may do to you both.",
    "How much you look for likeness, and why.",
    "Sessions with a counselor, wanted or required.",
    "The part that money plays in who becomes a donor.",
  ],
  feelings: ["Odd, like shopping", "Guilty for being picky", "Drawn to one profile", "Tired of looking"],
  offered: [
    "Questions whose answers last longer than a photo",
    "What to settle with a donor you know",
    "Rules on payment and names, by country",
  ],
  parts: [
    {
      id: "questions-that-last",
      heading: "Questions that matter later",
      paragraphs: [
        "Once there is a child, eye colour fades from the list. Other facts stay. Ask who keeps the donor's health history, and how news of an illness would reach you.",
        "Ask how many families may use this donor, in all countries together, and who counts them. A high limit can mean more half-siblings than a person could ever know.",
        "The donor may come from another people or culture than you do. Then think about what the child will need from inside it: friends, a language, food, somewhere to go.",
      ],
      links: [
        {
          title: "Rules by country, with their dates",
          href: "/journeys/donor-conception#donor-rules",
        },
      ],
    },
    {
      id: "a-donor-you-know",
      heading: "A donor you know",
      paragraphs: [
        "A child can know a friend or relative from the start, and ask them things for a lifetime. The adults have more to say aloud. Will this be an uncle, a family friend, someone who comes by every week?",
        "Before anyone tries, each side needs its own lawyer and a talk with a counselor. Ask the lawyer whether it matters in law that a clinic takes part.",
        "A person who said yes may need to say no. Leave that door open until the day itself.",
      ],
    },
    {
      id: "seeing-a-counselor",
      heading: "Seeing a counselor",
      paragraphs: [
        "Many clinics ask for a session before donor treatment. Some people fear it as an exam. It is a good hour for what has found no room elsewhere: doubt, faith, family, how you will tell.",
        "If you are on your own, you may ask for help in planning who stands by you. Two dads may ask about egg donation and surrogacy together.",
      ],
    },
  ],
  worksheet: { title: "Decision matrix", href: "/resources/worksheets/decision-matrix" },
  alsoHere: { title: "Group: donor conception", href: "/support/groups" },
  limits: "We match nobody with a donor, and we do not judge profiles or test results.",
  picture: {
    name: "chapter-donor-conception",
    alt: "Two stems woven into one plant before the sun.",
    width: 720,
    height: 480,
  },
};

export const trying: Phase = {
  id: "trying",
  title: "Trying",
  hint: "Hope and doubt, and if it does not work.",
  lead: "A donor does not make the waiting shorter. There are cycles, calls and quiet days, and a wish that has grown more complicated.",
  facing: [
    "A calendar set by the clinic and by what the bank has in store.",
    "Doubt that arrives on the very morning.",
    "A result, and the evening after it.",
    "A donor who is no longer available, and choosing again.",
  ],
  feelings: ["Hope with a knot", "Doubt at the door", "Grief that comes back", "Lonely among friends"],
  offered: [
    "Thoughts on doubt, and on who stands where",
    "A part on cycles and losses, kept apart",
    "A part on pregnancy, kept apart",
  ],
  parts: [
    {
      id: "doubt-on-the-way",
      heading: "Doubt on the way",
      paragraphs: [
        "Some people are sure for months and doubt on the morning itself. A doubt is worth hearing. You can ask the clinic for a week, or let a cycle go.",
        "If you are two, the one who is not carrying may not know where to stand. Share out what has weight: the calls, the drive, being the first to hear. If you are one, name a person who waits by the phone.",
      ],
    },
    {
      id: "no-pregnancy",
      heading: "When a cycle ends, or a pregnancy does",
      note: noteOn("loss"),
      paragraphs: [
        "The cycle did not lead to pregnancy. Two griefs may meet here, since the older one about genes can wake up too. People may say it should have worked, because the donor was young. Nobody could know that.",
        "A miscarriage after donor conception is a whole loss. Some are told there was less to lose because of the donor. You know what you had begun to love.",
        "You need decide nothing this week. Before another try, ask what the clinic has learned and what it would change. Ask whether the same donor is still available.",
      ],
      links: [
        { title: "Pause plan", href: "/resources/worksheets/pause-plan" },
        { title: "Group: after a loss", href: "/support/groups" },
      ],
    },
    {
      id: "if-pregnant",
      heading: "If there is a pregnancy",
      note: noteOn("pregnancy"),
      paragraphs: [
        "Joy may come, and with it questions you thought were settled. Whose eyes will they be? Asking does not mean you chose wrong.",
        "Midwives and doctors ask about family health. Tell them that a donor helped, because some answers belong to the donor's family.",
        "Think now about who should know before the birth. Those who will be close to the child can hear it from you, in your words.",
      ],
    },
  ],
  worksheet: { title: "Two-week-wait plan", href: "/resources/worksheets/two-week-wait-plan" },
  alsoHere: { title: "Breathing exercises in ZenDen", href: "/resources/zenden" },
  limits: "We read no symptoms and name no chances. Your clinic knows your case.",
  picture: sharedUmbrella,
};
