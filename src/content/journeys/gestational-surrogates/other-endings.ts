/** The surrogates' journey: the other ways it may end, with as much room as the path itself. */
import { noteOn } from "../../content-notes.ts";
import type { Journey } from "../journey.ts";

export const gestationalSurrogatesEndings: Journey["otherEndings"] = {
  heading: "If this path ends another way",
  lead: "You may decide against it, be turned down, or stop halfway. A pregnancy may end. None of it is a promise broken.",
  parts: [
    {
      id: "deciding-no",
      heading: "Deciding no",
      paragraphs: [
        "Some people look into it for a year and say no. The wish to help was sincere, and so is the no. If a friend or sister asked, tell her soon and in person. She needs no list of reasons.",
        "“I love you, and I cannot do this” will hurt. A yes you take back later would hurt more. You can help with other things, or let some time go by.",
      ],
    },
    {
      id: "turned-down",
      heading: "Being turned down",
      paragraphs: [
        "A clinic or agency says no, because of your age, a birth, a blood value, your address. You had told people. You had pictured someone's face at the door.",
        "Ask for the reason in writing if it is about your health, and take it to your own doctor. It may matter for you. Otherwise you owe no one an account. You offered something rare.",
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
        "A miscarriage or stillbirth happens in your body, and to a child that others waited for. You may grieve for them, for the baby, for yourself, or feel mostly tired. It was not your doing.",
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
        "There comes a last time, or an only time. Perhaps you expected relief and got a gap. For months you were seen as someone special, and now you are the one who looks for matching socks.",
        "Some surrogates write it all down for the child, in case there are questions one day. Some stay to talk with those who begin. Some never speak of it again, and live well.",
        "You may long for another child yourself now, or be unable to have one. That grief has a place here too.",
      ],
      links: [
        { title: "Write in the private journal", href: "/resources/journaling" },
        { title: "Talk to a mentor", href: "/contact?subject=peer-mentoring" },
      ],
    },
  ],
};
