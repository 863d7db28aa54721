/** The infertility journey, phases 1 to 3: before any treatment. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";

export const discovery: Phase = {
  id: "discovery",
  title: "Discovery",
  hint: "Noticing, cycle after cycle. Asking for help.",
  lead: "Something takes longer than you thought it would, and perhaps nobody knows but you. You may ask a question now, long before you have made up your mind about anything.",
  facing: [
    "Counting cycles, and wondering when to stop counting and ask.",
    "Saying it aloud to a partner, a friend or a doctor.",
    "Making a first appointment, and waiting for that day.",
    "Needing help for another reason: on your own, in a same-sex couple, after an illness.",
  ],
  feelings: ["Hope, again and again", "Doubt in yourself", "Shame without reason", "Envy you dislike"],
  offered: [
    "Who does what, from family doctor to specialist",
    "Questions to take along to a first visit",
    "Words for telling someone, or for not telling yet",
  ],
  parts: [
    {
      id: "when-to-ask",
      heading: "When to ask for help",
      paragraphs: [
        "Many clinics suggest a first visit after 12 months of trying, if the person carrying is under 35. At 35 or over, many suggest one after six months. If you already know of a reason, you can go sooner. Practice differs, so ask your own clinic.",
        "The World Health Organization speaks of infertility after 12 months or more of regular sex without a pregnancy. People who are single and same-sex couples need care too. They have no months to count before they may ask.",
        "You are in large company. By a WHO estimate of April 2023, about 1 in 6 adults meets infertility at some point.",
      ],
    },
    {
      id: "who-does-what",
      heading: "Who does what",
      paragraphs: [
        "A family doctor or nurse practitioner can listen, order first tests and send you on. A gynecologist looks after the womb, the ovaries and the cycle. The fertility specialist is called a reproductive endocrinologist. Questions about sperm are for a urologist.",
        "The cause may lie with eggs, with sperm, with both, or nowhere that a test can find. So it makes sense that everyone involved is seen from the start. It also keeps one person from carrying the question alone.",
      ],
    },
    {
      id: "telling-someone",
      heading: "Telling someone, or not yet",
      paragraphs: [
        "You choose who knows. Some couples pick one trusted person each. Others wait until there is more to tell. A short sentence can be enough: “We are having a hard time, and I would like you just to listen.”",
        "If your partner speaks of it less than you do, it may be a different way of worrying. Ten minutes at a set time, phones in another room, can hold the talk. The rest of the evening is then free of it.",
      ],
      links: [{ title: "Groups for partners, friends and grandparents-to-be", href: "/support/groups" }],
    },
  ],
  worksheet: { title: "Questions for a first appointment", href: "/resources/worksheets" },
  alsoHere: { title: "Find a group near the start", href: "/support/groups" },
  limits:
    "We do not diagnose, and we give no advice on timing or ovulation. A doctor or nurse who knows your history can.",
  picture: {
    name: "method-learn",
    alt: "Lanterns stand along a hill path at first light.",
    width: 600,
    height: 800,
  },
};

export const diagnosis: Phase = {
  id: "diagnosis",
  title: "Diagnosis",
  hint: "Tests, waiting, a name or no name.",
  lead: "Now there are tests, and days of waiting between them. A name for it can be a relief. To hear that there is no name can be harder.",
  facing: [
    "Tests for one person or for two, on days the clinic chooses.",
    "Waiting for a call, or finding a result on a screen at night.",
    "A word you have never heard before, or the word “unexplained”.",
    "Asking whose body it is, and what to do with the answer.",
  ],
  feelings: ["Relief at a name", "Fear of the next test", "Blame, given or taken", "Anger at your body"],
  offered: [
    "Plain meanings for words you will hear",
    "How to ask for results in writing",
    "What a second opinion is, and how to ask for one",
  ],
  parts: [
    {
      id: "words-you-may-hear",
      heading: "Words you may hear",
      note: noteOn("medical"),
      paragraphs: [
        "A hormone test is a blood test, often on a set day of a cycle. An ultrasound shows the ovaries and the womb on a screen. An HSG is an X-ray of the womb and the tubes. A semen analysis looks at a sample under a microscope.",
        "IUI is short for insemination at the clinic. In IVF, egg and sperm meet in a laboratory, and an embryo is placed in the womb later.",
        "A value outside the printed range is a reason to ask what it means. Ranges differ from one laboratory to the next. The person who ordered the test can tell you what it says about you.",
      ],
      links: [
        {
          title: "Read: asking for help the first time",
          href: "/resources/knowledge-hub/asking-for-help-the-first-time",
        },
      ],
    },
    {
      id: "unexplained",
      heading: "When the word is “unexplained”",
      paragraphs: [
        "It says that the usual tests found no cause. You did not imagine it, and you did not bring it on by worrying. Ask what was tested and what was left out. Ask what the clinic would suggest next, with waiting as one of the choices.",
        "A missing answer can be grieved too. The hardest question may come from others: “So what is it?” You may answer that the doctors do not know, and change the subject.",
      ],
      links: [
        {
          title: "Read: when the answer is “unexplained”",
          href: "/resources/knowledge-hub/when-the-answer-is-unexplained",
        },
      ],
    },
    {
      id: "results-in-writing",
      heading: "Results in writing, and second opinions",
      paragraphs: [
        "Ask for copies of your results and keep them together. They may spare you a repeated test at another clinic. You can also read them again on a better day.",
        "You may also say how you want to hear: at what hour, by whom, by phone or in person. A clinic cannot always do it. Many will try.",
        "Asking another clinic for its view is ordinary. You owe nobody an excuse for it. Bring your copies and three questions, written down.",
      ],
    },
  ],
  worksheet: { title: "Test and results tracker", href: "/resources/worksheets" },
  alsoHere: { title: "Talk to a mentor who has been there", href: "/support/peer-mentoring" },
  limits:
    "We do not read results or values. Your clinic does, and you may ask it to explain them as often as you need.",
  picture: {
    name: "support-clinics",
    alt: "A clinic with lit arched windows among hills.",
    width: 480,
    height: 360,
  },
};

export const decisions: Phase = {
  id: "decisions",
  title: "Decisions",
  hint: "Options, money, limits and “enough”.",
  lead: "There is more than one way on, and none of them is right for everyone. Waiting is a choice. Doing nothing is one too, for a while or for good.",
  facing: [
    "Treatment, donor help, surrogacy, adoption, or a life without children.",
    "What each way asks of you in money, time, work and closeness.",
    "How often, how long, and where you would stop.",
    "Two people who want different things, or one person who wants both.",
  ],
  feelings: ["Pressure to decide", "Wanting two things", "Fear of regret", "Clear, then lost again"],
  offered: [
    "A table for weighing what matters to you",
    "A cost planner in US and Canadian dollars",
    "A talk about how many times is enough",
  ],
  parts: [
    {
      id: "ways-on",
      heading: "The ways on, side by side",
      paragraphs: [
        "Some people try on without treatment for a while. Some choose treatment with their own eggs and sperm. For others a donor, a surrogate or adoption comes into view. And some come to see a life without children as theirs.",
        "You need not weigh them all at once. It can help to ask of each: what would I need to let go of, and what could I not let go of?",
      ],
      links: [
        { title: "Donor conception", href: "/journeys/donor-conception" },
        { title: "Surrogacy, for intended parents", href: "/journeys/surrogacy" },
        { title: "Adoption", href: "/journeys/adoption" },
        { title: "A life without children", href: "/journeys/infertility#living-without-children" },
      ],
    },
    {
      id: "how-many-times",
      heading: "How many times?",
      paragraphs: [
        "Before treatment starts, some people agree on a point at which they will stop and talk. It may be a number of cycles, a date or a sum. It may be a sign they would see in each other.",
        "Think of it as a door you hang while you are calm, so that you can find it later. You may move it. Do that together, and on another day than a result day.",
      ],
    },
    {
      id: "money-said-plainly",
      heading: "Money, said plainly",
      note: noteOn("money"),
      paragraphs: [
        "Ask the clinic for a written list of what one cycle includes. Ask what is billed apart: medicine, freezing, storage, tests, a cycle that is called off. Put the same questions to your insurer and keep the answer.",
        "What helps to pay differs between the US and Canada, and from one state or province to the next.",
      ],
      links: [{ title: "Who pays, by country", href: "/journeys/infertility#who-pays" }],
    },
    {
      id: "two-answers",
      heading: "When two people want different things",
      paragraphs: [
        "One of you may be ready to stop while the other has just begun. Try to say what you are afraid of before you say what you want. Write both down, each alone, and swap the pages.",
        "If the talk goes round in circles, a counsellor who knows infertility can hold it with you. Ask your clinic for a name.",
      ],
    },
  ],
  worksheet: { title: "Decision table and cost planner", href: "/resources/worksheets" },
  alsoHere: {
    title: "Read: deciding how many times",
    href: "/resources/knowledge-hub/deciding-how-many-times",
  },
  limits:
    "We present no way on as the goal. For money and law, ask a licensed adviser in your state or province.",
  picture: {
    name: "intro-banner",
    alt: "Five coloured threads cross and run together over hills towards the sun.",
    width: 1600,
    height: 640,
  },
};
