/** What happens to the body, and why, and the weeks that follow. */
import { noteOn } from "../content-notes.ts";
import type { LossPart } from "./loss-part.ts";

export const whatIsHappening: LossPart = {
  id: "what-is-happening",
  heading: "What’s happening",
  note: noteOn("medical", "stillbirth"),
  blocks: [
    "A miscarriage is the loss of a pregnancy before 20 weeks. About 10% of known pregnancies end this way in the first 13 weeks, says the American College of Obstetricians and Gynecologists. Other estimates go up to 20%, because they count the weeks and the tests differently. After 20 weeks, a loss is called a stillbirth.",
    "In an ectopic pregnancy, the pregnancy grows outside the uterus, most often in a tube. It can’t continue, and without treatment it can be dangerous. Some losses come so early that only a test showed the pregnancy. Some people have to end a pregnancy they wanted. All of these are losses, and this page is for all of them.",
    { subheading: "Your choices with an early loss" },
    "If you’re not in danger, you often have three options. Ask what each would be like for you, and how long you have to decide.",
    {
      items: [
        "Waiting. You let the miscarriage happen naturally, which can take days or weeks.",
        "Medicine. Pills start the bleeding, often at home and within a day or so.",
        "A procedure. A doctor empties your uterus while you’re numbed, drowsy or asleep.",
      ],
    },
    { subheading: "What to expect at home" },
    "Expect cramps and bleeding heavier than a period, often with clots. You may see a small sac or something you recognize. Use pads rather than tampons, so you can tell how much you bleed. Ask beforehand which pain medicine you can take, and have someone stay with you.",
    "What you do with what you pass is up to you. You can bring it in for testing, bury it, or flush it. If you want it tested, ask for a container first.",
    { subheading: "Questions for your doctor" },
    {
      items: [
        "Do we know it isn’t ectopic?",
        "What is my blood type? If it’s Rh negative, do I need an injection?",
        "Which medicines do I stop, and when? (This matters after IVF or a transfer.)",
        "Can what I pass be tested, and would the result help?",
        "Will my milk come in, and what can I do?",
        "Which number works at night?",
      ],
    },
    { subheading: "Why it happened" },
    "Most early losses happen because the embryo had the wrong number of chromosomes, by chance. Stress, exercise, sex and lifting don’t cause a miscarriage. Once one has begun, nothing can stop it. This isn’t your fault.",
  ],
  links: [
    {
      title: "Read: the first week, one small part at a time",
      href: "/resources/knowledge-hub/after-a-loss-the-first-week",
    },
    { title: "Read: missed miscarriage", href: "/resources/knowledge-hub/missed-miscarriage" },
    { title: "Read: ectopic pregnancy", href: "/resources/knowledge-hub/ectopic-pregnancy" },
    { title: "Read: molar pregnancy", href: "/resources/knowledge-hub/molar-pregnancy" },
    {
      title: "Read: chemical pregnancy, a very early loss",
      href: "/resources/knowledge-hub/chemical-pregnancy",
    },
    { title: "Read: stillbirth, the first days", href: "/resources/knowledge-hub/stillbirth-the-first-days" },
    {
      title: "Read: second-trimester loss and newborn death",
      href: "/resources/knowledge-hub/second-trimester-and-neonatal-loss",
    },
    {
      title: "Read: ending a wanted pregnancy",
      href: "/resources/knowledge-hub/ending-a-wanted-pregnancy",
    },
    {
      title: "Told to wait? When state law delays care",
      href: "/resources/knowledge-hub/when-state-law-delays-care",
    },
    { title: "Checklist for the first days", href: "/resources/worksheets/after-a-loss-checklist" },
  ],
};

export const afterTheFirstWeek: LossPart = {
  id: "after-the-first-week",
  heading: "After the first week",
  note: noteOn("medical"),
  blocks: [
    "The calls and the casseroles stop, and you’re expected to be fine. Many people find the third or fourth week harder than the first.",
    { subheading: "Your body" },
    "Bleeding should get lighter and stop within about two weeks. A pregnancy test can stay positive for a few weeks while the hormone leaves your body. Your period usually comes back within four to six weeks, and the first one can be heavy. Call your doctor if the bleeding doesn’t stop, gets heavy again, or your period doesn’t come back.",
    "Ask at your follow-up when you can have sex, swim or use tampons again. If your milk came in, a snug bra and cold packs can help. It usually dries up on its own.",
    { subheading: "Your feelings" },
    "Grief can come in waves, with quiet days between. You might feel angry, guilty, numb or relieved. You might dread one street, one coworker or one aisle in the store. None of it means you’re doing this wrong, and it doesn’t have to be over by a certain day.",
    { subheading: "Things that keep reminding you" },
    {
      items: [
        "Delete pregnancy apps, and report the loss in them so the emails stop.",
        "Tell the pharmacy, the dentist and the clinic’s front desk, or ask a friend to.",
        "Cancel registries and refill orders.",
        "Mute people online without telling them.",
        "Decide early where you’ll be on the due date, and who’ll be with you.",
      ],
    },
    { subheading: "Marking it" },
    "Some people plant something, light a candle, choose a name, keep a box or hold a service. Others don’t want any of that. Many hospitals can tell you about a shared burial, a chaplain or a certificate, even months later.",
  ],
};
