/** The signs that stand first on the pregnancy loss page, and the help lines that stand last. */
import { noteOn } from "../content-notes.ts";
import type { LossPart, UrgentSigns } from "./loss-part.ts";

export const urgentSigns: UrgentSigns = {
  id: "get-help-now",
  heading: "When to get help now",
  groups: [
    {
      action: "Call 911 or go to the nearest emergency room if you have:",
      signs: [
        "bleeding that soaks a thick pad in an hour, two hours in a row",
        "severe pain that medicine doesn’t ease, or pain on one side",
        "pain at the tip of your shoulder",
        "fainting, or feeling weak, dizzy or about to faint",
        "chest pain or trouble breathing",
      ],
    },
    {
      action: "Call your doctor, midwife or clinic right away, at any hour, if you have:",
      signs: [
        "a fever of 100.4°F (38°C) or more, or chills",
        "discharge that smells bad",
        "pain that keeps getting worse",
        "one leg that is swollen, red or sore",
      ],
    },
  ],
  after: [
    "If you gave birth, don’t wait for a second hour of heavy bleeding. You can lose a lot of blood fast after a birth.",
    "If you can’t reach them, go to the emergency room. Tell them you’re pregnant, or just were.",
    "Pain on one side, shoulder pain and fainting can mean an ectopic pregnancy. That can happen even with little bleeding.",
    "You don’t have to be sure, and someone else can call for you.",
  ],
};

export const whereToTurn: LossPart = {
  id: "where-to-turn",
  heading: "People to talk to",
  note: noteOn("selfHarm"),
  urgent: [
    "If you’re thinking about suicide or can’t keep yourself safe, call or text 988. It’s free, day and night, in the US and Canada. In danger now? Call 911.",
    "Postpartum Support International also answers after a loss, in English and Spanish. Call 1-800-944-4773, text that number in English, or text 1-971-203-7773 in Spanish. In the US, the National Maternal Mental Health Hotline is there day and night: 1-833-852-6262. Neither is an emergency line.",
  ],
  blocks: [
    "Sadness after a loss isn’t an illness. See a doctor or therapist if, weeks later, you still can’t sleep, eat or get through the day. Go sooner if the pictures keep coming back, or if you feel nothing at all. Say the words “since my loss”, so they know where to start.",
    "Our group after a loss is led by a professional and a peer, and pregnancy news isn’t shared there. If a group is too much, you can write one on one with a mentor. You can also write in the journal, which stays on your device.",
  ],
  links: [
    { title: "Group after a loss", href: "/support/groups" },
    { title: "Ask for a mentor", href: "/support/peer-mentoring" },
    { title: "Make a remembrance page", href: "/resources/worksheets/remembrance-page" },
    { title: "Write in the journal", href: "/resources/journaling" },
  ],
};
