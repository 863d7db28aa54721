/** The surrogates' journey from the first medicine on: transfer, pregnancy, birth and the time afterwards. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { paperBoats, threeOnBench } from "../pictures.ts";
import { despairLine, signsAfterATest } from "../urgent-signs.ts";

export const medicationAndTransfer: Phase = {
  id: "medication-and-transfer",
  title: "Medication and transfer",
  meta: {
    title: "Surrogate medication and embryo transfer - {name}",
    description:
      "What surrogates go through before an embryo transfer: medication and side effects, work, your right to stop, and what happens if it doesn’t work.",
    keywords: [
      "surrogate medication",
      "surrogate injections",
      "embryo transfer surrogate",
      "unsuccessful transfer surrogate",
      "gestational carrier",
    ],
  },
  hint: "Medicine, a transfer, and your right to stop.",
  lead: "You’re on the clinic’s schedule now. Here’s what to know about side effects, work and your right to stop.",
  facing: [
    "Medication at set times, on top of work and children.",
    "Many calls from a clinic that speaks to everyone at once.",
    "The day of the transfer, and who is in the room.",
    "Being the first to know, or the last to be asked.",
  ],
  feelings: ["Excited and sore", "Watched", "Doubtful", "Afraid of letting people down"],
  offered: [
    "A list for medicine and side effects",
    "Your right to stop, in plain words",
    "What to do if a transfer doesn’t work",
  ],
  parts: [
    {
      id: "you-may-stop",
      heading: "You can stop",
      paragraphs: [
        "At any point before a transfer you can say no: in the car, in the waiting room, on the table. You don’t need a reason that other people accept. Tell the nurse, and the nurse has to stop.",
        "If you’re afraid of what it will cost you, call your lawyer the same day. A fair contract covers it.",
      ],
    },
    {
      id: "medicine-and-work",
      heading: "Medication and everyday life",
      note: noteOn("medical"),
      paragraphs: [
        "Ask for a written plan with a number you can call at night. Tell the clinic about side effects early; you don’t have to be brave about them.",
        "How many embryos are placed is decided with you, since carrying more than one is harder on you. If it changes on the day, you can ask for time.",
      ],
      links: [
        {
          title: "Read: frozen embryo transfer, step by step",
          href: "/resources/knowledge-hub/frozen-embryo-transfer",
        },
        { title: "Telling work", href: "/resources/worksheets/telling-work" },
      ],
    },
    {
      id: "transfer-without-pregnancy",
      heading: "When a transfer doesn’t work",
      note: noteOn("loss"),
      urgent: [signsAfterATest, despairLine],
      paragraphs: [
        "If the test is negative, you may be sad, and worried about the parents too. You did what you said you would, and you couldn’t have made it work.",
        "Someone should ask how you are before they ask about the next date. If nobody does, ask for a counseling session. If one try is enough for you, that’s your decision.",
      ],
    },
  ],
  worksheet: { title: "Medication checklist", href: "/resources/worksheets/medication-checklist" },
  alsoHere: { title: "Breathing exercises in ZenDen", href: "/resources/zenden" },
  limits: "We can’t answer questions about doses or symptoms. The clinic’s nurses can.",
  picture: paperBoats,
};

export const pregnancy: Phase = {
  id: "pregnancy",
  title: "Pregnancy",
  meta: {
    title: "Pregnant as a surrogate: your body, your say - {name}",
    description:
      "Pregnant for someone else: consent and your own care, limits with the intended parents, and what to say to strangers and to your own children.",
    keywords: [
      "surrogate pregnancy",
      "pregnant as a surrogate",
      "surrogate rights",
      "boundaries with intended parents",
      "gestational carrier",
    ],
  },
  hint: "Your doctor, your consent, your limits.",
  lead: "You’re the patient, even though it’s someone else’s child. This phase covers consent, limits with the parents, and what to tell strangers.",
  note: noteOn("pregnancy"),
  facing: [
    "Parents who call too much, or hardly at all.",
    "Tests and choices, with other people watching.",
    "“Won’t it be hard to say goodbye?” from strangers in stores.",
    "Your own children, your job, your back.",
  ],
  feelings: ["Strong", "Overlooked", "Fond of them", "Ready to be done"],
  offered: [
    "What to say about consent",
    "Limits that keep a friendship",
    "Answers for strangers, and for children",
  ],
  parts: [
    {
      id: "your-doctor",
      heading: "Your doctor, your consent",
      urgent: [
        "Call 911 for chest pain, trouble breathing or fainting while you’re pregnant. Call your doctor or the hospital now for bleeding, leaking fluid, strong belly pain or a fever. The same goes for a bad headache, changes in your sight, or a baby who moves less.",
      ],
      paragraphs: [
        "Choose a doctor or midwife you’d choose for your own pregnancy. You can accept or refuse each test and each treatment, as the Ethics Committee of the American Society for Reproductive Medicine confirms. Consent comes from you alone, from the transfer until after the birth.",
        "You decide who’s in the room. “I’d like a few minutes with my doctor first” is enough to clear it.",
      ],
    },
    {
      id: "limits-with-parents",
      heading: "Limits with the parents",
      paragraphs: [
        "They may ask about your coffee because they’re afraid. You can be kind about their worry and still keep your coffee: “I know it’s hard to be far away. I’m following what my doctor and I agreed.”",
        "Agree on how often to be in touch, and on someone who’ll pass on hard news, such as the counselor. If something goes wrong between you, say so before the next visit.",
      ],
    },
    {
      id: "strangers-and-children",
      heading: "Strangers, and your own children",
      paragraphs: [
        "You don’t have to explain yourself in a store. “It’s not my baby, and everyone’s happy about it” ends most conversations, and so does “I’d rather not say.”",
        "People may ask your children too, so give them a sentence to say and tell their teacher what it is. If they worry about where the baby is going, meeting the parents can help.",
      ],
    },
  ],
  worksheet: { title: "Boundaries sheet", href: "/resources/worksheets/boundaries-sheet" },
  alsoHere: { title: "Group: surrogates", href: "/support/groups" },
  limits: "We can’t give medical advice or settle disputes. Your care team and your lawyer can.",
  picture: threeOnBench,
};

export const birthAndAfterwards: Phase = {
  id: "birth-recovery-afterwards",
  title: "Birth, recovery, afterwards",
  meta: {
    title: "After a surrogate birth: recovery and mood - {name}",
    description:
      "Recovering after a surrogate birth: warning signs to know, your milk and your mood, check-ins in the weeks that follow, and the numbers to call.",
    keywords: [
      "surrogate birth",
      "surrogate postpartum",
      "recovery after surrogacy",
      "surrogate breast milk",
      "postpartum depression surrogate",
    ],
  },
  hint: "The birth, your body after it, and you.",
  lead: "You’re going home to recover from a birth. Here are the warning signs, what your body does, and the numbers to call.",
  note: noteOn("birth", "medical"),
  facing: [
    "A birth plan with your wishes and other people’s.",
    "Milk, bleeding and hormones without a newborn beside you.",
    "Pride and grief in the same hour.",
    "Messages that dry up, or too many of them.",
    "Going back to work when nobody sees a reason for leave.",
  ],
  feelings: ["Proud of yourself", "Suddenly alone", "Tearful", "Left out"],
  offered: [
    "A plan for the birth and the weeks after",
    "What your body does after birth",
    "Check-ins, and numbers to call",
  ],
  parts: [
    {
      id: "the-birth",
      heading: "The birth",
      paragraphs: [
        "Write down who’ll be with you, what helps with pain, who holds the baby first, and whether you’d like to hold the baby yourself. You can change your mind at any point. If the staff have a question, you’re the person they should ask.",
        "Saying goodbye can take a minute or an afternoon. Some surrogates want to see the parents’ faces and then sleep, and others want to hold the baby for a while. Ask for what you want.",
      ],
    },
    {
      id: "body-afterwards",
      heading: "Your body afterwards",
      urgent: [
        "Call 911 for chest pain, trouble breathing, fainting, or thoughts of harming yourself or the baby. Call for bleeding that soaks a pad in an hour. After a birth, don’t wait for a second hour, because you can lose a lot of blood fast.",
        "Heavy bleeding, fever, a bad headache, changes in your sight, belly pain or a swollen leg can’t wait either. Call your doctor or midwife now, or go to the emergency room. Say that you gave birth.",
      ],
      paragraphs: [
        "Your milk may come in within days, and you may feel hot and tearful. A nurse can tell you how to let it dry up. If you and the parents want it, you can pump for the baby, or for a milk bank.",
        "Bleeding, stitches and sore muscles need rest, food and someone to lift things.",
      ],
      links: [{ title: "Postpartum plan", href: "/resources/worksheets/postpartum-plan" }],
    },
    {
      id: "pride-and-grief",
      heading: "Pride and grief",
      paragraphs: [
        "You can be happy for them and cry in the shower on the same evening. A lot ended at once: the kicks, the visits, being needed. Missing the baby doesn’t mean you wanted to raise it, and not missing anyone doesn’t make you cold.",
        "The baby went home with its own parents. If you get tired of explaining that, you can stop.",
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
        "In the US you can call or text the National Maternal Mental Health Hotline at 1-833-852-6262. Postpartum Support International, at 1-800-944-4773, has groups for the US and Canada. Both are there for anyone who has given birth, but they aren’t crisis lines.",
        "If you’re thinking about suicide, or can’t keep yourself safe, call or text 988 in either country.",
      ],
      paragraphs: [
        "Ask someone now to check on you at two, six and twelve weeks, beyond the medical visits. Counseling after birth should be in your contract. Use it even if you feel fine.",
      ],
    },
    {
      id: "closing-it-well",
      heading: "Closing it well",
      paragraphs: [
        "Keep receipts until the escrow account is closed and the last bill is paid, because some bills come late. Your lawyer can tell you when you can stop.",
        "For contact, a small promise that’s kept is worth more than a big one. It may be a photo each birthday, a visit, or nothing. If it’s too much for you, ask for less.",
      ],
    },
  ],
  worksheet: { title: "Postpartum plan", href: "/resources/worksheets/postpartum-plan" },
  alsoHere: { title: "Group: surrogates", href: "/support/groups" },
  limits: "We can’t answer in an emergency. Your doctor, your midwife and the numbers above can.",
  picture: {
    name: "journey-gestational-surrogates-wide",
    alt: "A broad tree holds a glowing lantern in its branches.",
    width: 1600,
    height: 560,
  },
};
