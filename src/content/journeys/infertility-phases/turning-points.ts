/** The infertility journey, phase 6: results and losses, pauses and changes, each in a part of its own. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { vignette } from "../pictures.ts";
import { despairLine, signsAfterATest, signsOfLoss, suicideLine } from "../urgent-signs.ts";

export const turningPoints: Phase = {
  id: "turning-points",
  title: "Turning points",
  meta: {
    title: "After a negative IVF result, a loss, or stopping - {name}",
    description:
      "Help after a negative result, a canceled cycle or a miscarriage, and when you’re pregnant after infertility, taking a break or stopping treatment.",
    keywords: [
      "negative IVF result",
      "negative pregnancy test after IVF",
      "miscarriage after IVF",
      "pregnant after infertility",
      "stopping fertility treatment",
    ],
  },
  hint: "It didn’t work, a loss, a break, or stopping.",
  lead: "A negative result, a loss, a pregnancy, a break, the end of treatment: read the section you need, skip the rest.",
  facing: [
    "Getting the result you dreaded, or one you didn’t expect.",
    "Not feeling what other people expect you to feel.",
    "Being asked what’s next before you’ve had time to think.",
    "Grieving differently from your partner.",
  ],
  feelings: ["Grief in waves", "Feeling numb", "Guilt", "Hidden relief", "Fear despite good news"],
  offered: [
    "A separate section for each situation",
    "Ways to remember, religious or not",
    "Signs that it is time for a therapist",
  ],
  parts: [
    {
      id: "negative-result",
      heading: "A negative result",
      note: noteOn("loss"),
      urgent: [signsAfterATest, despairLine],
      paragraphs: [
        "The cycle didn’t lead to pregnancy. You may have pictured a child already. This is grief, even if nobody else sees a loss.",
        "You don’t have to decide anything this week. Clinics often offer a review appointment a few weeks later. Write your questions down as they come, and take someone with you who can listen when you can’t.",
        "It’s easy to look for a reason in something you lifted or a stressful week. If one question won’t leave you alone, ask your doctor, who can answer it plainly.",
      ],
      links: [
        { title: "Write for ten minutes in the journal", href: "/resources/journaling" },
        {
          title: "Read: when transfer after transfer doesn’t work",
          href: "/resources/knowledge-hub/transfer-after-transfer",
        },
      ],
    },
    {
      id: "cancelled-cycle",
      heading: "A canceled cycle",
      note: noteOn("medical"),
      paragraphs: [
        "A cycle can be stopped before the next step, for safety or because of how your body responded. You’ve had the injections and the early mornings, and now there isn’t even a result to wait for. It makes sense to be angry.",
        "Ask what the clinic saw, what it would change, what you’ll be billed for, and which medication to stop and when. Then give it a few days before you talk about trying again.",
      ],
    },
    {
      id: "after-a-loss",
      heading: "After a loss",
      note: noteOn("loss", "stillbirth", "selfHarm"),
      urgent: [...signsOfLoss, suicideLine],
      paragraphs: [
        "This section is for you after a miscarriage, an ectopic pregnancy, a stillbirth, or a pregnancy that had to end. You can say baby, use a name, or neither, and other people should use the words you use.",
        "In the first days, someone else can make the calls. Let them cancel appointments, tell your work, and ask the clinic what will happen with your body now.",
        "Some people plant something, light a candle on a certain day, keep a box or hold a service. Others don’t want any ritual. There’s no date by which you should be over it.",
      ],
      links: [
        { title: "Everything on pregnancy loss, from urgent signs to later on", href: "/pregnancy-loss" },
        { title: "Group after a loss, led by a professional and a peer", href: "/support/groups" },
        { title: "After-a-loss checklist", href: "/resources/worksheets/after-a-loss-checklist" },
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
        "This is the news you wanted, and you may be more afraid than before. Happiness can come late, or a few minutes at a time, and you don’t have to act it.",
        "Leaving a clinic that saw you every week can feel like being dropped. Ask who’s looking after you from now on, and who you can call at night.",
        "Some people feel they’ve left their friends behind. There’s a separate group for this time, so that nobody has to watch their words.",
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
      heading: "Taking a break",
      paragraphs: [
        "You can stop for a month or a year without calling it the end. A break gives your body, savings and friendships time to recover.",
        "Ask the clinic what waiting would change in your case, so that you know the facts. Agree on when you’ll talk about it again, and until then you can both leave it alone.",
      ],
    },
    {
      id: "another-path",
      heading: "Changing paths",
      paragraphs: [
        "Moving on to a donor, a surrogate or adoption also means letting go of what you first hoped for. Many counselors suggest leaving some time between the two.",
        "If you’re a member and your plan no longer fits, write to us.",
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
        "Some people decide on a day, and others notice months later that they’d already stopped. Deciding to stop treatment is as sound a choice as deciding to start.",
        "Some people mark it by writing a letter to the person they were at the start, or by going out to dinner after returning the last medication. Others send their clinic one line and leave it at that.",
        "For what comes after, read “If this path ends another way.”",
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
        "One of you cries and the other mows the lawn, and both may be grieving. It helps to say how it shows in you, so that the other doesn’t have to guess.",
        "You could set aside ten minutes each evening when either of you can talk about it, and then stop. If you’re on your own, choose a friend for those ten minutes.",
      ],
    },
    {
      id: "a-therapist",
      heading: "When to look for a therapist",
      note: noteOn("selfHarm"),
      urgent: ["If you’re thinking about ending your life, don’t wait for an appointment: call or text 988."],
      paragraphs: [
        "See a therapist if you still can’t sleep or eat properly, or if nothing has mattered for weeks. Other reasons are panic, images that keep coming back, getting through the day on alcohol or pills, or not being able to talk with your partner anymore.",
        "Ask your clinic or family doctor for someone who works with infertility and loss.",
      ],
    },
  ],
  worksheet: { title: "Next-step talk", href: "/resources/worksheets/next-step-talk" },
  alsoHere: { title: "Write to a mentor", href: "/support/peer-mentoring#ask" },
  limits:
    "Mentors and groups can keep you company, but they aren’t therapists and can’t respond in an emergency.",
  picture: vignette("turning-points", "A cairn of five stones at the bend of a path."),
};
