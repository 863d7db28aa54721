/** The surrogates' journey: the other ways it may end, with as much room as the path itself. */
import { noteOn } from "../../content-notes.ts";
import type { Journey } from "../journey.ts";
import { bleedingAfterBirth, despairLine, signsOfLoss } from "../urgent-signs.ts";

export const gestationalSurrogatesEndings: Journey["otherEndings"] = {
  heading: "If this path ends another way",
  lead: "This section is for you if you decide against it, are turned down, lose a match, stop, or lose the pregnancy. You haven’t broken a promise.",
  parts: [
    {
      id: "deciding-no",
      heading: "Deciding no",
      paragraphs: [
        "Some people look into it for a year and say no. If a friend or your sister asked, tell her soon and in person. You don’t have to give a list of reasons.",
        "“I love you, and I can’t do this” will hurt, but taking back a yes later would hurt more. You can help in other ways.",
      ],
    },
    {
      id: "turned-down",
      heading: "Being turned down",
      paragraphs: [
        "A clinic or agency may say no because of your age, an earlier birth, a blood test or where you live. It can hurt, especially if you’ve already told people.",
        "If it’s about your health, ask for the reason in writing and show it to your own doctor, because it could matter for you. You don’t have to explain it to anyone else.",
      ],
    },
    {
      id: "carrier-match-ends",
      heading: "A match that ends",
      paragraphs: [
        "You step back, or they do. They may be splitting up, or the lawyers may not agree. You may have grown fond of them, or noticed something that made you uneasy and listened to it.",
        "If it’s hard to tell them yourself, let the agency or the lawyers do it. Ask what you’re owed for your time. Then take a few weeks before you read another profile.",
      ],
    },
    {
      id: "when-a-pregnancy-ends",
      heading: "If a pregnancy ends",
      note: noteOn("loss", "stillbirth"),
      urgent: [...signsOfLoss, bleedingAfterBirth, despairLine],
      paragraphs: [
        "A miscarriage or stillbirth happens in your body, and to a child other people were waiting for. You may grieve for them, for the baby or for yourself, or mostly feel tired. None of it was your doing.",
        "You’re the patient. You choose the treatment with your doctor, who’s with you, and whether you want to see or hold the baby. Ask the staff to talk to you separately from the parents.",
        "The parents may go silent while they grieve, and it can feel like blame. A counselor can pass on messages until you’re ready to talk.",
        "Your contract should pay for counseling, medical care and time to recover. You can stop for good after this. If you’d like to try again one day, with them or with others, nobody should rush you.",
      ],
      links: [
        { title: "After-a-loss checklist", href: "/resources/worksheets/after-a-loss-checklist" },
        { title: "Group: after a loss", href: "/support/groups" },
      ],
    },
    {
      id: "cool-contact",
      heading: "When contact goes cold",
      paragraphs: [
        "Some parents promise photos, write less and less, and then stop. They may be worn out, or embarrassed by how much they owe you. Whatever the reason, they made you a promise, and you can be angry.",
        "Write once and say plainly what you’d agreed and what you’d like. If you don’t hear back, the counselor or agency can ask. After that, you can decide to end contact yourself.",
      ],
    },
    {
      id: "a-body-changed",
      heading: "When your body is not the same",
      note: noteOn("medical"),
      paragraphs: [
        "A birth can leave more than a scar: lasting pain, an operation nobody planned, a hysterectomy. You knew the risk, and it’s still a shock when it happens to you.",
        "Ask for your hospital records. Ask your lawyer what the contract and the insurance cover, and until when. Do it early, because some deadlines are short.",
        "Some people regret having done it. Others don’t, and they’re still furious. You decided with what you knew then.",
      ],
    },
    {
      id: "stopping-for-good",
      heading: "When you’re done",
      paragraphs: [
        "After your last pregnancy, or your only one, you may have expected relief and feel empty instead. For months you were someone special, and now it’s back to everyday life.",
        "Some surrogates write it all down for the child, in case there are questions one day. Some stay to help people who are starting out, and others never talk about it again.",
        "You may want another child yourself now, or be unable to have one. You can talk about that here too.",
      ],
      links: [
        { title: "Write in the private journal", href: "/resources/journaling" },
        { title: "Write to a mentor", href: "/support/peer-mentoring#ask" },
      ],
    },
  ],
};
