/** The surrogates' journey up to the contract: own reasons, screening, match and agreement. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { coloredThreads, lanternPath } from "../pictures.ts";
import { despairLine } from "../urgent-signs.ts";

export const considering: Phase = {
  id: "considering",
  title: "Considering",
  meta: {
    title: "Thinking of becoming a surrogate? Start here - {name}",
    description:
      "Thinking about becoming a gestational surrogate: your reasons, your partner and children, and what it asks of your body, before you say yes to anyone.",
    keywords: [
      "becoming a surrogate",
      "should I be a surrogate",
      "gestational carrier",
      "surrogate requirements",
      "surrogate support",
    ],
  },
  hint: "Your reasons, your family and the risks.",
  lead: "Thinking about carrying for someone else? Start with your reasons, your family and your body, before anyone needs an answer.",
  facing: [
    "Your own reasons: to help, to earn, to be pregnant once more, or all of them.",
    "Whether your own family is complete.",
    "A partner, children or parents who’ll live through it with you.",
    "Being asked by a sister or a friend, and needing time.",
  ],
  feelings: ["Proud of the idea", "Curious and cautious", "Torn", "Weighing the cost"],
  offered: [
    "Questions to ask yourself first",
    "How to talk with your partner and children",
    "What it can mean for your body",
  ],
  parts: [
    {
      id: "your-own-reasons",
      heading: "Your own reasons",
      paragraphs: [
        "People do this for many reasons, and money can be one where the law allows it. You don’t have to hide any of them. Write them down honestly, because you may need to remember them in a hard month.",
        "Then write down what would make you stop: a certain risk, the distance, or parents you couldn’t trust.",
        "If you feel pushed into it by debt, by a partner or by someone’s grief, talk to a counselor before you talk to an agency.",
      ],
      links: [
        {
          title: "Read: before you say yes",
          href: "/resources/knowledge-hub/for-surrogates-before-you-say-yes",
        },
        {
          title: "Read: requirements, time, pay and risks",
          href: "/resources/knowledge-hub/being-a-surrogate",
        },
      ],
    },
    {
      id: "the-people-at-home",
      heading: "The people at home",
      paragraphs: [
        "It affects everyone you live with: the shopping, the nights, the questions at school. Ask your partner for an honest answer, and ask again a week later.",
        "Young children can understand it: “I’m growing a baby for another family, and its parents are waiting for it. You’re mine and you’re staying with me.” They may be bored by it, or upset.",
      ],
    },
    {
      id: "what-it-asks-of-a-body",
      heading: "What it does to your body",
      note: noteOn("medical"),
      paragraphs: [
        "It’s a pregnancy with medication beforehand, often injections. Every pregnancy has risks, even if your earlier ones were easy. In a study of births in Ontario from 2012 to 2021, nearly 8 in 100 surrogates had a severe complication. Among people who conceived without help, it was about 2 in 100.",
        "Many programs ask that you’ve given birth before and feel your own family is complete.",
        "Ask a doctor who has nothing to gain if you say yes, and take your own birth records with you.",
      ],
    },
  ],
  worksheet: { title: "My reasons", href: "/resources/worksheets/my-reasons" },
  alsoHere: { title: "Write to a mentor", href: "/support/peer-mentoring#ask" },
  limits: "We don’t recruit anyone or tell anyone to do this. It’s your decision, and it can be no.",
  picture: coloredThreads,
};

export const screening: Phase = {
  id: "applying-and-screening",
  title: "Applying and screening",
  meta: {
    title: "Surrogate application and screening - {name}",
    description:
      "What surrogate screening looks for, which questions to ask an agency before you apply, what the long forms ask, and what it means if they say no.",
    keywords: [
      "surrogate application",
      "surrogate screening",
      "surrogate requirements",
      "surrogacy agency questions",
      "gestational carrier",
    ],
  },
  hint: "Forms, tests, and questions to ask them.",
  lead: "What screening looks for, what to ask an agency, and what a no means. You get to ask questions too.",
  facing: [
    "Long forms about births, money, faith and mood.",
    "Blood tests, scans, and a talk with a counselor.",
    "A visit to your home, perhaps a check of records.",
    "A no from the clinic, without much of a reason.",
  ],
  feelings: ["Judged", "Proud to pass", "Hurt by a no", "Cautious"],
  offered: ["What screening looks for", "Questions for an agency", "What a no means, and what it does not"],
  parts: [
    {
      id: "what-they-look-for",
      heading: "What they look for",
      note: noteOn("medical"),
      paragraphs: [
        "The American Society for Reproductive Medicine published guidance in July 2022. It says a surrogate should be about 21 to 45 years old, with at least one full-term pregnancy without complications. Ideally she has had no more than five deliveries or three C-sections.",
        "Counseling is advised for everyone, including your partner. Use the session for things you wouldn’t say to an agency.",
        "If the answer is no, it’s about risk. It isn’t a verdict on you or on the births you’ve had.",
      ],
    },
    {
      id: "ask-them-back",
      heading: "Ask them back",
      paragraphs: [
        "Most US states don’t license agencies. Ask who runs this one, how it’s paid, and what it did the last time something went wrong. Ask to talk with surrogates who wouldn’t do it again as well as those who would.",
        "Ask how it screens intended parents, because you’ll depend on them too.",
        "Applying and having tests don’t commit you. Read what you sign anyway, in case you’d owe money if you say no.",
      ],
    },
  ],
  worksheet: { title: "Support map", href: "/resources/worksheets/support-map" },
  alsoHere: { title: "What stays yours", href: "/journeys/gestational-surrogates#what-stays-yours" },
  limits: "We aren’t an agency and don’t share names with any. Your clinic can explain your results.",
  picture: lanternPath,
};

export const matchAndAgreement: Phase = {
  id: "match-and-agreement",
  title: "Match and agreement",
  meta: {
    title: "Surrogate contracts and choosing parents - {name}",
    description:
      "For surrogates: what to ask intended parents before you match, what your own lawyer checks for you, and the hard clauses in a surrogacy contract.",
    keywords: [
      "surrogate contract",
      "matching with intended parents",
      "surrogate lawyer",
      "surrogacy agreement clauses",
      "gestational carrier",
    ],
  },
  hint: "Choosing parents, and your own lawyer.",
  lead: "You choose the parents as much as they choose you. Here’s what to ask, and what your own lawyer checks.",
  facing: [
    "Meeting people who badly want this.",
    "Saying what you would and would not do, before you are asked.",
    "A contract of many pages about your own body.",
    "Clauses about things you hope never happen.",
  ],
  feelings: ["Chosen, and choosing", "Awkward about money", "Safer with a lawyer", "Unsure how close to get"],
  offered: ["What to find out about the parents", "What your own lawyer looks at", "Words for hard clauses"],
  parts: [
    {
      id: "choosing-parents",
      heading: "Choosing parents",
      paragraphs: [
        "Ask how they handle bad news, who’ll support them, and what they’ll tell the child about you. Notice whether they ask about you, or only about your medical record.",
        "Say how much contact you’d like before, during and after. If you want to be left alone, say so now. If you hope for a friendship, say that too, and ask if they do.",
        "People who need something badly agree to things too fast. A week without messages gives you both time to think.",
      ],
    },
    {
      id: "your-own-lawyer",
      heading: "Your own lawyer",
      note: noteOn("money"),
      paragraphs: [
        "You choose your own lawyer, who knows the law where you live and works only for you, although the parents pay. Sign before you take any medication, and only when you understand every page.",
        "Check what you receive and when, escrow, health insurance and life insurance. Check lost wages, bed rest, help at home, care if something goes wrong, and counseling afterward. No payment should depend on what you decide about your body.",
        "If you’d be embarrassed to show your sister a clause, ask to have it changed.",
      ],
    },
    {
      id: "hard-clauses",
      heading: "Hard clauses",
      note: noteOn("loss", "medical"),
      urgent: [despairLine],
      paragraphs: [
        "You’ll be asked how you feel about carrying twins, and about ending a pregnancy, or part of it, when health is at stake. Answer for yourself. No answer makes you a better surrogate.",
        "If you and the parents disagree, don’t match. Whatever the contract says, the decision at the time is yours, with your doctor’s advice. State law may limit what a doctor can do, so ask your lawyer about that now.",
      ],
    },
  ],
  worksheet: {
    title: "Questions for the agency, lawyer, insurer",
    href: "/resources/worksheets/questions-for-the-agency-lawyer-insurer",
  },
  alsoHere: { title: "Rules by country", href: "/journeys/gestational-surrogates#carrier-rules" },
  limits: "We can’t read contracts or suggest amounts. Only your own lawyer can advise you.",
  picture: {
    name: "support-surrogates-donors",
    alt: "A strong tree with two lanterns, on a hill of its own.",
    width: 480,
    height: 360,
  },
};
