/** The checklist that a clinic prints: one sheet, boxes to tick by hand. */
export type Checklist = {
  id: string;
  heading: string;
  lead: string;
  print: string;
  /** Where no script can open the print dialogue. */
  byHand: string;
  /** The sheet itself. */
  title: string;
  lines: readonly string[];
  groups: readonly { title: string; items: readonly string[] }[];
  notes: string;
  foot: string;
};

export const checklist: Checklist = {
  id: "checklist",
  heading: "A checklist to print",
  lead: "It prints on one sheet of Letter or A4 paper, to fill in by hand. Nothing is sent or stored.",
  print: "Print the checklist",
  byHand: "Your browser’s print command prints only this sheet.",
  title: "Clinic onboarding checklist",
  lines: ["Clinic", "Our person", "Their person", "First day"],
  groups: [
    {
      title: "Before you start",
      items: [
        "We’ve had the first call",
        "We have the plan and price in writing and agree to them",
        "We’ve named the person in charge",
        "We know who to call at {name}",
      ],
    },
    {
      title: "Our team",
      items: [
        "Everyone has seen what patients get",
        "There’s time in the schedule for training",
        "Everyone who wants the monthly newsletter gets it",
      ],
    },
    {
      title: "Cards and codes",
      items: [
        "The cards have arrived and are stored safely",
        "We’ve agreed who hands out cards, and at which visit",
        "We’ve agreed when to wait, such as right after bad news",
        "Someone here can explain the three coupon steps",
      ],
    },
    {
      title: "Privacy and safety",
      items: [
        "Everyone knows not to send {name} anything about a patient",
        "Crisis cards are where patients can take one",
        "Medical questions still come to us, the clinic",
      ],
    },
    {
      title: "After about a month",
      items: ["We’ve had the check-in", "We’ve written down what to change and who will do it"],
    },
  ],
  notes: "Notes",
  foot: "Peer support and education, not medical care. In crisis, call or text 988 in the US and Canada. In danger, call 911.",
};
