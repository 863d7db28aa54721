/** The infertility journey, phases 1 to 3: before any treatment. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { vignette } from "../pictures.ts";

export const discovery: Phase = {
  id: "discovery",
  title: "Discovery",
  meta: {
    title: "Trying to conceive: when to see a doctor - {name}",
    description:
      "Not pregnant yet? When to see a doctor about fertility at any age, what the first visit is like, what to ask, and how to cope while nobody else knows.",
    keywords: [
      "when to see a fertility doctor",
      "trying to conceive",
      "not getting pregnant",
      "first fertility appointment",
      "infertility support",
    ],
  },
  hint: "Trying for a while, and when to ask for help.",
  lead: "It’s taking longer than you expected to get pregnant. You can ask a doctor now, even if you’re unsure about treatment.",
  facing: [
    "Counting cycles and wondering when to see a doctor.",
    "Saying it out loud to a partner, a friend or a doctor.",
    "Making a first appointment and waiting for it.",
    "Needing help for another reason, such as being single, in a same-sex couple or recovering from an illness.",
  ],
  feelings: ["Hope every month", "Self-doubt", "Shame", "Envy you don’t like"],
  offered: [
    "Who does what, from family doctor to specialist",
    "Questions to take to a first visit",
    "What to say when you tell someone, or decide not to yet",
  ],
  parts: [
    {
      id: "when-to-ask",
      heading: "When to ask for help",
      paragraphs: [
        "Many clinics suggest a first visit after 12 months of trying if the person who’d carry is under 35, or after six months at 35 or over. If you already know of a reason, go sooner. Clinics differ, so ask yours.",
        "The World Health Organization defines infertility as 12 months or more of regular sex without a pregnancy. The American Society for Reproductive Medicine went further in 2023. It counts anyone who needs medical help to have a child, such as donor sperm or eggs, alone or with a partner. So single people and same-sex couples can ask for help straight away.",
        "It’s common. A WHO estimate of April 2023 says about 1 in 6 adults experiences infertility at some point.",
      ],
      links: [
        {
          title: "Read: ovulation, timing and when to ask for help",
          href: "/resources/knowledge-hub/ovulation-and-timing",
        },
      ],
    },
    {
      id: "who-does-what",
      heading: "Who does what",
      paragraphs: [
        "A family doctor or nurse practitioner can order the first tests and refer you. A gynecologist looks after the uterus, the ovaries and the cycle, and a urologist looks into sperm. The fertility specialist is called a reproductive endocrinologist.",
        "The cause can be eggs, sperm, both, or nothing that a test can find. So if there are two of you, both should be tested from the start, and neither of you has to feel it’s theirs alone.",
      ],
    },
    {
      id: "telling-someone",
      heading: "Telling someone, or not yet",
      paragraphs: [
        "You choose who knows. Some couples each pick one person they trust, and others wait until there’s more to tell. A short sentence can be enough: “We’re having a hard time getting pregnant, and I’d just like you to listen.”",
        "If your partner talks about it less than you do, that can be a different way of worrying. Try ten minutes at a set time, with phones in another room, so that the rest of the evening is free of it.",
      ],
      links: [{ title: "Groups for partners, friends and grandparents-to-be", href: "/support/groups" }],
    },
  ],
  worksheet: {
    title: "Questions for a first appointment",
    href: "/resources/worksheets/questions-for-the-first-appointment",
  },
  alsoHere: { title: "Find a support group", href: "/support/groups" },
  limits:
    "We can’t diagnose anything or tell you what your cycle means. A doctor or nurse who knows your history can.",
  picture: vignette("discovery", "A garden gate stands open on a path into the hills."),
};

export const diagnosis: Phase = {
  id: "diagnosis",
  title: "Diagnosis",
  meta: {
    title: "Fertility tests and diagnosis, explained - {name}",
    description:
      "Fertility tests for women and men: blood tests, ultrasound, semen analysis, what an unexplained result means, and how to live with waiting for answers.",
    keywords: [
      "fertility tests",
      "infertility diagnosis",
      "semen analysis",
      "unexplained infertility",
      "male infertility",
    ],
  },
  hint: "Tests, results, and what they mean.",
  lead: "Blood tests, ultrasounds, a semen analysis, and waiting for results. A diagnosis can be a relief, and “unexplained” can be hard.",
  facing: [
    "Tests for one or both of you, on days the clinic chooses.",
    "Waiting for a call, or seeing a result in the portal at night.",
    "A diagnosis you’ve never heard of, or the word “unexplained”.",
    "Finding out which of you it is, and dealing with that together.",
  ],
  feelings: ["Relief at an answer", "Dread of the next test", "Blaming yourself", "Anger at your body"],
  offered: [
    "Plain explanations of words you’ll hear",
    "How to ask for results in writing",
    "How to ask for a second opinion",
  ],
  parts: [
    {
      id: "words-you-may-hear",
      heading: "Words you may hear",
      note: noteOn("medical"),
      paragraphs: [
        "A hormone test is a blood test, often on a certain day of the cycle. An ultrasound shows the ovaries and the uterus, and an HSG is an X-ray of the uterus and the tubes. A semen analysis looks at a semen sample under a microscope.",
        "IUI is short for intrauterine insemination: washed sperm is placed directly in the uterus around ovulation. In IVF (in vitro fertilization), eggs and sperm are combined in a laboratory, and an embryo is placed in the uterus later.",
        "If a value is outside the printed range, ask what it means for you. Ranges differ between laboratories, and the person who ordered the test can explain yours.",
      ],
      links: [
        {
          title: "Read: asking for help the first time",
          href: "/resources/knowledge-hub/asking-for-help-the-first-time",
        },
        { title: "Read: low ovarian reserve", href: "/resources/knowledge-hub/low-ovarian-reserve" },
        { title: "Read: early menopause and POI", href: "/resources/knowledge-hub/early-menopause-poi" },
        {
          title: "Read: blocked tubes and fibroids",
          href: "/resources/knowledge-hub/blocked-tubes-and-fibroids",
        },
        {
          title: "Read: no sperm in the sample, and Klinefelter",
          href: "/resources/knowledge-hub/sperm-retrieval-and-klinefelter",
        },
      ],
    },
    {
      id: "unexplained",
      heading: "When the word is “unexplained”",
      paragraphs: [
        "It means the usual tests didn’t find a cause. You didn’t imagine it, and you didn’t cause it by worrying. Ask what was tested, what wasn’t, and what the clinic suggests next, including waiting.",
        "You can grieve the lack of an answer, too. When people ask “So what is it?” you can say that the doctors don’t know, and change the subject.",
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
        "Ask for copies of your results and keep them together. They can save you repeating a test at another clinic, and you can reread them on a better day.",
        "You can also tell the clinic how you’d like to get results: at what time, who from, and by phone or in person. It may not always be possible, but many clinics will try.",
        "Getting a second opinion is normal, and you don’t have to justify it. Bring your copies and three written questions.",
      ],
    },
  ],
  worksheet: { title: "Test and results tracker", href: "/resources/worksheets/test-and-results-tracker" },
  alsoHere: { title: "Write to a mentor who has been there", href: "/support/peer-mentoring" },
  limits:
    "We can’t interpret your results. Your clinic can, and you can ask it to explain them as often as you need.",
  picture: vignette("diagnosis", "A letter with test results, its envelope and a pair of glasses."),
};

export const decisions: Phase = {
  id: "decisions",
  title: "Decisions",
  meta: {
    title: "Fertility treatment options: how to decide - {name}",
    description:
      "IVF, a donor, surrogacy, adoption, waiting or stopping: how to compare your options, talk about money, and decide when the two of you don’t agree.",
    keywords: [
      "fertility treatment options",
      "IVF or adoption",
      "deciding on IVF",
      "cost of IVF",
      "infertility decisions",
    ],
  },
  hint: "Options, money, limits, and when it’s enough.",
  lead: "You have options, and none of them is right for everyone: treatment, a donor, surrogacy, adoption, waiting, or stopping.",
  facing: [
    "Treatment, donor help, surrogacy, adoption, or a life without children.",
    "What each option costs in money, time, work and closeness.",
    "How many times to try, for how long, and when to stop.",
    "Wanting different things from your partner, or wanting two things yourself.",
  ],
  feelings: ["Pressure to decide", "Wanting two things", "Fear of regret", "Sure, then unsure"],
  offered: [
    "A table to weigh what matters to you",
    "A cost planner in US and Canadian dollars",
    "How to talk about how many times to try",
  ],
  parts: [
    {
      id: "ways-on",
      heading: "Your options side by side",
      paragraphs: [
        "Some people keep trying without treatment for a while, and others start treatment with their own eggs and sperm. Some look at a donor, a surrogate or adoption. And some decide on a life without children.",
        "You don’t have to weigh them all at once. For each one, it can help to ask what you’d have to let go of, and what you couldn’t.",
      ],
      links: [
        { title: "Donor conception", href: "/journeys/donor-conception" },
        { title: "Surrogacy, for intended parents", href: "/journeys/surrogacy" },
        { title: "Adoption", href: "/journeys/adoption" },
        { title: "A life without children", href: "/journeys/infertility#living-without-children" },
        { title: "Read: chances by age", href: "/resources/knowledge-hub/chances-by-age" },
        {
          title: "Read: IVF success rates by age in the US",
          href: "/resources/knowledge-hub/us-success-rates-by-age",
        },
      ],
    },
    {
      id: "how-many-times",
      heading: "How many times?",
      paragraphs: [
        "Before treatment starts, some people agree on a point at which they’ll stop and talk: a number of cycles, a date, an amount of money, or a sign that one of them has had enough.",
        "Limits are easier to set when you’re calm. You can change yours later, as long as you do it together and not on a result day.",
      ],
    },
    {
      id: "money-said-plainly",
      heading: "What to ask about money",
      note: noteOn("money"),
      paragraphs: [
        "Ask the clinic for a written list of what one cycle includes and what’s billed separately, such as medication, freezing, storage, tests or a canceled cycle. Ask your insurer the same questions and keep the answers.",
        "Help with costs differs between the US and Canada, and between states and provinces.",
      ],
      links: [
        { title: "Who pays, by country", href: "/journeys/infertility#who-pays" },
        { title: "Read: what IVF costs in the US", href: "/resources/knowledge-hub/what-ivf-costs-us" },
        { title: "Read: IVF add-ons", href: "/resources/knowledge-hub/treatment-add-ons" },
        { title: "Read: embryo testing", href: "/resources/knowledge-hub/embryo-testing" },
      ],
    },
    {
      id: "two-answers",
      heading: "When two people want different things",
      paragraphs: [
        "One of you may be ready to stop while the other has just started. Before you say what you want, try saying what you’re afraid of. You can each write both down alone, then swap pages.",
        "If you keep going in circles, a counselor who knows infertility can help. Ask your clinic for a name.",
      ],
    },
  ],
  worksheet: { title: "Decision matrix", href: "/resources/worksheets/decision-matrix" },
  alsoHere: {
    title: "Read: deciding how many times",
    href: "/resources/knowledge-hub/deciding-how-many-times",
  },
  limits:
    "We don’t recommend any one option. For money and law, ask a licensed adviser in your state or province.",
  picture: vignette("decisions", "A signpost with three arms where a path divides."),
};
