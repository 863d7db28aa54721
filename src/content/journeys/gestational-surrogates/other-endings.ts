/** The surrogates' journey: the other ways it may end, with as much room as the path itself. */
import { noteOn } from "../../content-notes.ts";
import type { Journey } from "../journey.ts";

export const gestationalSurrogatesEndings: Journey["otherEndings"] = {
  heading: "If this path ends another way",
  lead: "This section is for you if you decide against it, are turned down, lose a match, stop, or lose the pregnancy. You haven't broken a promise.",
  parts: [
    {
      id: "deciding-no",
      heading: "Deciding no",
      paragraphs: [
        "Some people look into it for a year and say no. The wish to help was sincere, and so is the no. If a friend or sister asked, tell her soon and in person. She needs no list of reasons.",
        "“I love you, and I can't do this” will hurt, but not as much as taking back a yes later. You can help in other ways, or give it time.",
      ],
    },
    {
      id: "turned-down",
      heading: "Being turned down",
      paragraphs: [
        "A clinic or agency says no, because of your age, an earlier birth, a blood test or where you live. You may have told people already, and it can hurt.",
        "Ask for the reason in writing if it is about your health, and take it to your own doctor. It may matter for you. Otherwise, you don't have to explain it to anyone.",
      ],
    },
    {
      id: "carrier-match-ends",
      heading: "A match that ends",
      paragraphs: [
        "You step back, or they do. They may split, or the lawyers may not agree. Perhaps you had grown fond of them. Perhaps you saw something that made you uneasy, and you listened to it.",
        "Let the agency or the lawyers carry the message if it is hard to speak. Ask what you are owed for the time you spent. Then take a few weeks before you read another profile.",
      ],
    },
    {
      id: "when-a-pregnancy-ends",
      heading: "If a pregnancy ends",
      note: noteOn("loss", "stillbirth"),
      paragraphs: [
        "A miscarriage or stillbirth happens in your body, and to a child that others waited for. You may grieve for them, for the baby, for yourself, or feel mostly tired. It wasn't your fault.",
        "You are the patient. You choose the treatment with your doctor. You choose who is with you, and whether you want to see or hold the baby. Ask the staff to speak to you apart from the parents.",
        "The parents may go silent in their grief. It can feel like blame. A counselor can pass words between you until you are able to speak.",
        "Counseling, medical care and time to recover should be paid for, as your contract says. After this you may stop for good. If you want to go on one day, with them or with others, nobody should hurry you.",
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
        "Some parents promise photos and then write less, then not at all. They may be worn out, or shy of how much they owe you. Whatever the reason, a promise was made to you, and you may be angry.",
        "Write once, plainly: what you had agreed and what you would like. If nothing comes, the counselor or agency can ask. After that you may close the door yourself, with your own words.",
      ],
    },
    {
      id: "a-body-changed",
      heading: "When your body is not the same",
      note: noteOn("medical"),
      paragraphs: [
        "A birth can leave more than a scar. There may be pain that stays, an operation nobody planned, a womb that had to be taken out. You knew of the risk, and it is still a shock to be the one.",
        "Ask for your hospital file. Ask your lawyer what the contract and the insurance pay for, and until when. Some terms run out, so do it early.",
        "Some people regret it then. Some do not, and are furious all the same. Either way, you chose with what you knew.",
      ],
    },
    {
      id: "stopping-for-good",
      heading: "Being done",
      paragraphs: [
        "After your last time, or your only time, you may have expected relief and feel a gap. For months you were someone special, and now it's back to everyday life.",
        "Some surrogates write it all down for the child, in case there are questions one day. Some stay to help people who are starting out, and others never talk about it again.",
        "You may want another child yourself now, or be unable to have one. You can talk about that here too.",
      ],
      links: [
        { title: "Write in the private journal", href: "/resources/journaling" },
        { title: "Talk to a mentor", href: "/contact?subject=peer-mentoring" },
      ],
    },
  ],
};
