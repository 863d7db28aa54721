/** The infertility journey, phase 6: results and losses, pauses and changes, each in a part of its own. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";

export const turningPoints: Phase = {
  id: "turning-points",
  title: "Turning points",
  hint: "A result, a pause, a change, an end.",
  lead: "Something has changed, or has ended. Each part below speaks of one thing only and says so first. Read the one that is yours and pass over the others.",
  facing: [
    "Hearing an answer you had braced for, and one you had not.",
    "Feeling something other than what people expect of you.",
    "Being asked what comes next before you have sat down.",
    "Grieving in another way, or at another pace, than your partner.",
  ],
  feelings: ["Grief in waves", "Feeling numb", "Guilt without cause", "Relief you hide", "Fear in good news"],
  offered: [
    "A part for each turn, apart from the others",
    "Ways to mark a day or a name, with or without faith",
    "Signs that it is time for a therapist",
  ],
  parts: [
    {
      id: "negative-result",
      heading: "A negative result",
      note: noteOn("loss"),
      paragraphs: [
        "The cycle did not lead to pregnancy. You had made room for someone, and the room is still there. It is grief, also when others say there was nothing yet to grieve.",
        "You need decide nothing this week. Clinics often offer a review talk some weeks later. Write your questions as they come, and take someone along who can listen while you cannot.",
        "Guilt goes looking for a reason in a lifted box or a hard week. If one question will not leave you, ask your doctor, who can answer it plainly.",
      ],
      links: [{ title: "Write for ten minutes in the journal", href: "/resources/journaling" }],
    },
    {
      id: "cancelled-cycle",
      heading: "A cycle that is called off",
      note: noteOn("medical"),
      paragraphs: [
        "A cycle may be stopped before the next step, for reasons of safety or response. You have had the injections and the mornings at the clinic. Now there is not even a wait to wait through. The anger has a place.",
        "Ask what the clinic saw, what it would change, and what is billed. Ask which medicine to stop, and when. Then let a few days pass before you talk about another try.",
      ],
    },
    {
      id: "after-a-loss",
      heading: "After a loss",
      note: noteOn("loss", "stillbirth", "selfHarm"),
      urgent: [
        "Heavy bleeding, strong pain or a fever cannot wait: call a doctor or emergency services.",
        "If you would rather be dead, or cannot keep yourself safe, call or text 988. It works in the US and Canada, day and night.",
      ],
      paragraphs: [
        "Miscarriage, ectopic pregnancy, stillbirth, a pregnancy that had to end: whatever the word, someone was expected. You may use the word baby, or a name, or neither. Others should follow you in this.",
        "In the first days somebody else can do the calling. Let them cancel appointments, tell work, and ask the clinic what happens with your body now.",
        "Some people plant something, light a candle on a certain day, or keep a box. Some hold a service. Some want no ritual at all. There is no date by which it should be over.",
      ],
      links: [
        { title: "Everything on pregnancy loss, from urgent signs to later on", href: "/pregnancy-loss" },
        { title: "Groups after a loss, led by a professional and a peer", href: "/support/groups" },
        { title: "After-a-loss checklist and remembrance page", href: "/resources/worksheets" },
        {
          title: "Read: after a loss, the first week",
          href: "/resources/knowledge-hub/after-a-loss-the-first-week",
        },
      ],
    },
    {
      id: "pregnant-after-infertility",
      heading: "Pregnant after infertility",
      note: noteOn("pregnancy"),
      paragraphs: [
        "This is the news you wanted, and you may be more afraid than before. Joy can come late, or in minutes at a time. You owe nobody a shining face.",
        "Leaving a clinic where you were seen every week can feel like being let go. Ask who looks after you from now on, and whom you can call at night.",
        "Some people feel they have left their friends behind. A separate group exists for this time, so that no one has to measure words. You can be glad and still belong to those who wait.",
      ],
      links: [
        { title: "Groups for pregnancy and parenting after infertility", href: "/support/groups" },
        {
          title: "Read: pregnant after infertility",
          href: "/resources/knowledge-hub/pregnant-after-infertility",
        },
      ],
    },
    {
      id: "a-pause",
      heading: "A pause",
      paragraphs: [
        "You can stop for a month or a year without calling it the end. A pause gives the body its own rhythm back, and money and friendship some air.",
        "Ask the clinic what waiting would change in your case, so that the fear has facts to sit beside. Agree with each other when you will speak of it again. Until then you may both leave it alone.",
      ],
    },
    {
      id: "another-path",
      heading: "A change of path",
      paragraphs: [
        "Turning to a donor, a surrogate or adoption is a new beginning, and it has a loss inside it. The thing you hoped for first deserves its farewell. Many counsellors suggest leaving some time between the two.",
        "Your membership can change with you. Write to us and we will say how.",
      ],
      links: [
        { title: "See the other paths", href: "/journeys" },
        { title: "Write to us", href: "/contact?subject=membership" },
      ],
    },
    {
      id: "stopping",
      heading: "Stopping",
      paragraphs: [
        "Some people know the day. Others notice, months later, that they had already stopped. A decision to stop treatment is as brave and as sound as a decision to begin.",
        "It can be marked. Some write a letter to the person they were at the start. Some return the last of the medicine and go out to eat. Some tell their clinic in a sentence and want no talk.",
        "What follows has a part of its own on this page, with as much room as treatment has.",
      ],
      links: [
        { title: "If this path ends another way", href: "/journeys/infertility#another-way" },
        { title: "Read: when you stop", href: "/resources/knowledge-hub/when-you-stop" },
      ],
    },
    {
      id: "two-griefs",
      heading: "Two people, two griefs",
      paragraphs: [
        "One cries and the other mows the lawn. Both may be grieving. It helps to say aloud how it shows in you, before the other has to guess.",
        "You could set ten minutes each evening in which either may speak of it. After that, both may stop. If you are on your own, choose a friend for those ten minutes.",
      ],
    },
    {
      id: "a-therapist",
      heading: "When to look for a therapist",
      note: noteOn("selfHarm"),
      urgent: ["If you think of ending your life, do not wait for an appointment: call or text 988."],
      paragraphs: [
        "Look for one when sleep or eating stays broken, or when nothing matters for weeks. Panic and pictures that keep returning are a reason too. So are drink or pills as the only way through, and two people who can no longer talk.",
        "Ask for someone who works with infertility and loss. Your clinic or family doctor can name people.",
      ],
    },
  ],
  worksheet: { title: "Next-step talk", href: "/resources/worksheets" },
  alsoHere: { title: "Talk to a mentor", href: "/contact?subject=peer-mentoring" },
  limits: "Mentors and groups keep company. They are no therapists, and they do not answer in an emergency.",
  picture: {
    name: "founders-banner",
    alt: "Two people stand at the start of a long winding road into the hills.",
    width: 1600,
    height: 640,
  },
};
