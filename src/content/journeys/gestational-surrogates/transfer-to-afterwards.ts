/** The surrogates' journey from the first medicine on: transfer, pregnancy, birth and the time afterwards. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { paperBoats, threeOnBench } from "../pictures.ts";

export const medicationAndTransfer: Phase = {
  id: "medication-and-transfer",
  title: "Medication and transfer",
  hint: "Medicine, a transfer, and your right to stop.",
  lead: "Your body is preparing, on someone else's calendar. It is still your calendar too.",
  facing: [
    "Medicine at set hours, beside work and children.",
    "Many calls from a clinic that speaks to everyone at once.",
    "The day of the transfer, and who is in the room.",
    "Being the first to know, or the last to be asked.",
  ],
  feelings: ["Excited and sore", "Watched by many", "Doubt you may voice", "Afraid to let down"],
  offered: [
    "A list for medicine and side effects",
    "Your right to stop, said plainly",
    "A part for a transfer that does not take",
  ],
  parts: [
    {
      id: "you-may-stop",
      heading: "You may stop",
      paragraphs: [
        "At every step before a transfer you may say no: in the car, in the waiting room, on the table. You need no reason that others find good enough. Say it to the nurse, and the nurse must stop.",
        "If you are afraid of what it will cost you, call your lawyer the same day. A fair contract has a line for it.",
      ],
    },
    {
      id: "medicine-and-work",
      heading: "Medicine beside a life",
      note: noteOn("medical"),
      paragraphs: [
        "Ask for a written plan with a number you can call at night. Tell the clinic about side effects early. Nobody needs you to be brave about them.",
        "How many embryos are placed is decided with you, since carrying more than one is harder on you. If it changes on the day, you can ask for time.",
      ],
      links: [{ title: "Telling work", href: "/resources/worksheets#telling-work" }],
    },
    {
      id: "transfer-without-pregnancy",
      heading: "When it does not take",
      note: noteOn("loss"),
      paragraphs: [
        "The transfer did not lead to pregnancy. Perhaps you are sad, and worried about their faces too. You did what you said you would do. It was never in your power to make it work.",
        "Somebody should ask how you are before they ask about the next date. If nobody does, ask for your counselling hour. One try may be enough for you, and that is for you to say.",
      ],
    },
  ],
  worksheet: { title: "Medication checklist", href: "/resources/worksheets#medication-checklist" },
  alsoHere: { title: "A quiet minute in ZenDen", href: "/resources/zenden" },
  limits: "We answer no questions on doses or symptoms. The clinic's nurses do.",
  picture: paperBoats,
};

export const pregnancy: Phase = {
  id: "pregnancy",
  title: "Pregnancy",
  hint: "Your doctor, your consent, your limits.",
  lead: "You are pregnant, and other people's hopes come along to each visit. You are the patient.",
  note: noteOn("pregnancy"),
  facing: [
    "Parents who call too much, or hardly at all.",
    "Tests and choices, with others looking on.",
    "“Won't it be hard to part with it?”, from strangers in shops.",
    "Your own children, your job, your back.",
  ],
  feelings: ["Strong and slow", "Looked through", "Tender towards them", "Ready to be done"],
  offered: [
    "Consent, in words you can use",
    "Limits that keep a friendship",
    "Answers for strangers, and for children",
  ],
  parts: [
    {
      id: "your-doctor",
      heading: "Your doctor, your consent",
      urgent: [
        "Call 911 for chest pain, trouble breathing or fainting while you're pregnant. Call your doctor or the hospital now for bleeding, leaking fluid, strong belly pain or a fever. The same goes for a bad headache, changes in your sight, or a baby who moves less.",
      ],
      paragraphs: [
        "Choose a doctor or midwife you would choose for your own pregnancy. Each test and each treatment is for you to accept or refuse. The Ethics Committee of the American Society for Reproductive Medicine says the same. Consent comes from you alone, from transfer to after the birth.",
        "You decide who is in the room. “I would like a few minutes with my doctor first” is enough to empty it.",
      ],
    },
    {
      id: "limits-with-parents",
      heading: "Limits with the parents",
      paragraphs: [
        "They may ask about your coffee because they are afraid. Answer the fear, and keep the coffee. “I know it is hard to be far away. I am following what my doctor and I agreed.”",
        "Pick a rhythm for messages and a person for hard news, such as the counsellor. If it goes wrong between you, do not wait for the next visit to say so.",
      ],
    },
    {
      id: "strangers-and-children",
      heading: "Strangers, and your own children",
      paragraphs: [
        "You need not explain yourself at a till. “It is not my baby, and everyone is glad about it” ends most talks. So does “I would rather not say”.",
        "Your children may be asked too. Give them a sentence, and tell their teacher which one it is. They may worry about where the baby goes. Meeting the parents can help.",
      ],
    },
  ],
  worksheet: { title: "Boundaries sheet", href: "/resources/worksheets#boundaries-sheet" },
  alsoHere: { title: "Group: surrogates", href: "/support/groups" },
  limits: "We give no medical advice and settle no quarrels. Your care team and your lawyer do.",
  picture: threeOnBench,
};

export const birthAndAfterwards: Phase = {
  id: "birth-recovery-afterwards",
  title: "Birth, recovery, afterwards",
  hint: "The birth, your body after it, and you.",
  lead: "The child goes home with its parents. You go home with a body that has given birth. Both deserve the same care.",
  note: noteOn("birth", "medical"),
  facing: [
    "A birth with your wishes in it, and other people's.",
    "Milk, bleeding and hormones without a newborn beside you.",
    "Pride and grief in the same hour.",
    "Messages that grow fewer, or too many.",
    "Going back to work when nobody sees a reason for leave.",
  ],
  feelings: ["Proud of yourself", "Quiet all at once", "Weepy without warning", "Left out of the joy"],
  offered: [
    "A plan for the birth and the weeks after",
    "What a body does after birth",
    "Check-ins, and numbers to call",
  ],
  parts: [
    {
      id: "the-birth",
      heading: "The birth",
      paragraphs: [
        "Write down who is with you and what helps with pain. Write down who holds the baby first, and whether you would like to. You can change your mind in the middle. The staff should have one name to ask, and it is yours.",
        "A goodbye can be a minute or an afternoon. Some surrogates want to see the parents' faces and then sleep. Some want the child on their chest for a while. Ask for what you want.",
      ],
    },
    {
      id: "body-afterwards",
      heading: "Your body afterwards",
      urgent: [
        "Call 911 for chest pain, trouble breathing, fainting, or thoughts of harming yourself or the baby. Call for bleeding that soaks a thick pad in an hour, two hours in a row.",
        "Heavy bleeding, fever, a bad headache, changes in your sight, belly pain or a swollen leg can't wait either. Call your doctor or midwife now, or go to the emergency room. Say that you gave birth.",
      ],
      paragraphs: [
        "Your body does not know about contracts. Milk may come in within days, with heat and tears. A nurse can tell you how to let it dry up. If all of you want it, you can pump for the baby, or for a milk bank.",
        "Bleeding, stitches and sore muscles need rest, food and someone to lift things.",
      ],
      links: [{ title: "Postpartum plan", href: "/resources/worksheets#postpartum-plan" }],
    },
    {
      id: "pride-and-grief",
      heading: "Pride and grief",
      paragraphs: [
        "Being glad for them and crying in the shower can be the same evening. Many things ended at once: the kicks, the visits, being needed. Missing the child does not mean you wanted to raise it. Missing nobody does not make you cold.",
        "The baby went home to its own parents. You may get tired of explaining that. You can stop.",
      ],
      links: [
        { title: "Read: after the birth", href: "/resources/knowledge-hub/for-surrogates-after-birth" },
      ],
    },
    {
      id: "check-ins",
      heading: "Check-ins, and numbers to call",
      note: noteOn("selfHarm"),
      urgent: [
        "In the US you can call or text the National Maternal Mental Health Hotline at 1-833-852-6262. Postpartum Support International has groups for the US and Canada. Its number is 1-800-944-4773. Both are there for anyone who has given birth. Neither is a crisis line.",
        "If you think of ending your life, or cannot keep safe, call or text 988 in either country.",
      ],
      paragraphs: [
        "Ask someone now to check on you at two, six and twelve weeks, beyond the medical visits. Counselling after birth should be in your contract. Use it even if you feel fine.",
      ],
    },
    {
      id: "closing-it-well",
      heading: "Closing it well",
      paragraphs: [
        "Keep receipts until the escrow account is closed and the last bill is paid. Late bills come. Ask your lawyer when you are free of it.",
        "For contact, a small promise kept is worth more than a big one. A photo on a birthday may be right, or a visit, or nothing. If it is too much, ask for less.",
      ],
    },
  ],
  worksheet: { title: "Postpartum plan", href: "/resources/worksheets#postpartum-plan" },
  alsoHere: { title: "Group: surrogates", href: "/support/groups" },
  limits: "We are not watching day and night. Your doctor, midwife or the lines above are.",
  picture: {
    name: "journey-gestational-surrogates-wide",
    alt: "A broad tree holds a glowing lantern in its branches.",
    width: 1600,
    height: 560,
  },
};
