/** The surrogates' journey up to the contract: own reasons, screening, match and agreement. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { coloredThreads, lanternPath } from "../pictures.ts";

export const considering: Phase = {
  id: "considering",
  title: "Considering",
  hint: "Your reasons, and the people you live with.",
  lead: "You think of carrying a pregnancy for someone else. Before anyone asks you for an answer, find out what you yourself want from it.",
  facing: [
    "Your own reasons: to help, to earn, to be pregnant once more, or all of them.",
    "Whether your own family is complete.",
    "A partner, children or parents who will live through it with you.",
    "Being asked by a sister or a friend, and needing time.",
  ],
  feelings: ["Proud of the thought", "Curious and wary", "Pulled two ways", "Counting the cost"],
  offered: [
    "Questions to ask yourself first",
    "Ways to talk with partner and children",
    "What pregnancy for others can ask of a body",
  ],
  parts: [
    {
      id: "your-own-reasons",
      heading: "Your own reasons",
      paragraphs: [
        "People do this for many reasons, and money may be one where the law allows it. You need not hide any of them. Write them down as they are. A reason you can say aloud will still hold in a hard month.",
        "Then turn the page and write what would make you stop. It may be a risk, a distance, a kind of parent you could not trust.",
        "You may feel pushed by debt, by a partner or by someone's tears. Then talk to a counselor before you talk to an agency.",
      ],
      links: [
        {
          title: "Read: before you say yes",
          href: "/resources/knowledge-hub/for-surrogates-before-you-say-yes",
        },
      ],
    },
    {
      id: "the-people-at-home",
      heading: "The people at home",
      paragraphs: [
        "Whoever lives with you will carry part of it: the shopping, the nights, the questions at school. Ask your partner for a plain answer, and ask again a week later.",
        "Children can understand it early. “I am growing a baby for another family. Its parents are waiting for it. You are mine, and you stay.” Let them be bored by it, or cross.",
      ],
    },
    {
      id: "what-it-asks-of-a-body",
      heading: "What it asks of a body",
      note: noteOn("medical"),
      paragraphs: [
        "It is a pregnancy with medicine beforehand, often with injections. Every pregnancy has risks, also after easy ones. Many programs ask that you have given birth before and feel your own family is complete.",
        "Ask a doctor who has nothing to gain from your yes. Take your own birth records along.",
      ],
    },
  ],
  worksheet: { title: "My reasons", href: "/resources/worksheets/my-reasons" },
  alsoHere: { title: "Talk to a mentor", href: "/contact?subject=peer-mentoring" },
  limits: "We recruit nobody, and we tell nobody to do this. The answer is yours, and it may be no.",
  picture: coloredThreads,
};

export const screening: Phase = {
  id: "applying-and-screening",
  title: "Applying and screening",
  hint: "Forms, tests, and questions you may ask back.",
  lead: "Now strangers ask about your body, your home and your past. You may ask just as much of them.",
  facing: [
    "Long forms about births, money, faith and mood.",
    "Blood tests, scans, and a talk with a counselor.",
    "A visit to your home, perhaps a check of records.",
    "A no from the clinic, without much of a reason.",
  ],
  feelings: ["Judged by strangers", "Proud to pass", "Stung by a no", "Careful with trust"],
  offered: ["What screening looks for", "Questions for an agency", "What a no means, and what it does not"],
  parts: [
    {
      id: "what-they-look-for",
      heading: "What they look for",
      note: noteOn("medical"),
      paragraphs: [
        "The American Society for Reproductive Medicine gave guidance in July 2022. A surrogate should be about 21 to 45 years old, with at least one full-term pregnancy without complications. Ideally she has had no more than five deliveries or three C-sections.",
        "Counseling is advised for everyone, your partner included. The hour is yours as well, for what you would not say to an agency.",
        "If the answer is no, it speaks of risk. It takes nothing away from the births you have had.",
      ],
    },
    {
      id: "ask-them-back",
      heading: "Ask them back",
      paragraphs: [
        "Most US states do not license agencies. Ask who runs this one, and how it is paid. Ask what it did the last time something went wrong. Ask to talk with surrogates who would not do it again, as well as those who would.",
        "Ask how it screens intended parents. You will depend on them too.",
        "An application is no promise, and neither are the tests. Read what you sign all the same, in case a no has a price.",
      ],
    },
  ],
  worksheet: { title: "Support map", href: "/resources/worksheets/support-map" },
  alsoHere: { title: "What stays yours", href: "/journeys/gestational-surrogates#what-stays-yours" },
  limits: "We are no agency, and we share no names with any. Your clinic explains your results.",
  picture: lanternPath,
};

export const matchAndAgreement: Phase = {
  id: "match-and-agreement",
  title: "Match and agreement",
  hint: "Choosing parents, and your own lawyer.",
  lead: "You choose them as much as they choose you. After that the contract says in detail what everyone has promised.",
  facing: [
    "Meeting people who want this very much.",
    "Saying what you would and would not do, before you are asked.",
    "A contract of many pages about your own body.",
    "Clauses for things you hope will never come.",
  ],
  feelings: ["Chosen, and choosing", "Shy about money", "Safe with a lawyer", "Unsure how close"],
  offered: ["What to find out about the parents", "What your own lawyer looks at", "Words for hard clauses"],
  parts: [
    {
      id: "choosing-parents",
      heading: "Choosing parents",
      paragraphs: [
        "Ask how they handle bad news. Ask who will be with them, and what they will tell the child about you. Notice if they ask about you, or only about your record.",
        "Say how much contact you like, before, during and after. If you want to be left in peace, say it now. If you hope for a friendship, say that too, and ask if they do.",
        "Need makes people agree to things. A week without messages helps both sides hear themselves.",
      ],
    },
    {
      id: "your-own-lawyer",
      heading: "Your own lawyer",
      note: noteOn("money"),
      paragraphs: [
        "Your lawyer works for you alone, knows the law where you live, and is paid by the parents. You choose. Sign before you take any medicine, and only when each page is clear to you.",
        "Look for these: what you receive and when, escrow, health insurance, life insurance. Look also for lost wages, bed rest, help at home, care if something goes wrong, and counseling afterwards. No payment may depend on what you decide about your body.",
        "If a clause would shame you in front of your sister, ask to have it changed.",
      ],
    },
    {
      id: "hard-clauses",
      heading: "Hard clauses",
      note: noteOn("loss", "medical"),
      paragraphs: [
        "You will be asked what you think about carrying twins. You will be asked about ending a pregnancy, or part of it, when health is at stake. Answer for yourself. There is no answer that makes you a better surrogate.",
        "If you and the parents see it in different ways, do not match. Whatever the paper says, the decision on the day is yours, with your doctor's advice. State law may limit what a doctor may do. Ask your lawyer about that now.",
      ],
    },
  ],
  worksheet: {
    title: "Questions for the agency, lawyer, insurer",
    href: "/resources/worksheets/questions-for-the-agency-lawyer-insurer",
  },
  alsoHere: { title: "Rules by country", href: "/journeys/gestational-surrogates#carrier-rules" },
  limits: "We read no contracts and set no amounts. Only your own lawyer can advise you.",
  picture: {
    name: "support-surrogates-donors",
    alt: "A strong tree with two lanterns, on a hill of its own.",
    width: 480,
    height: 360,
  },
};
