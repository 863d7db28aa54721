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
  lead: "It fits on one sheet of A4 or Letter paper. Nothing you tick is sent or stored, since the ticks are made with a pen.",
  print: "Print the checklist",
  byHand: "Your browser's own print command prints this sheet and leaves out the rest of the page.",
  title: "Clinic onboarding checklist",
  lines: ["Clinic", "Our person", "Their person", "First day"],
  groups: [
    {
      title: "Before you start",
      items: [
        "The first talk has taken place",
        "Plan and price are in writing, and we agree to them",
        "We have named the person who looks after this",
        "We know whom to call at Kinward",
      ],
    },
    {
      title: "Our team",
      items: [
        "Everyone has seen what patients receive",
        "The schedule has time for the training",
        "Whoever wants the monthly newsletter gets it",
      ],
    },
    {
      title: "Cards and codes",
      items: [
        "The cards are here, in a safe place",
        "We agreed who offers a card, and at which visit",
        "We agreed when to wait, such as right after hard news",
        "One of us can explain the three coupon steps",
      ],
    },
    {
      title: "Privacy and safety",
      items: [
        "Everyone knows: nothing about a patient goes to Kinward",
        "Crisis cards lie where patients can take one",
        "Medical questions still come to us",
      ],
    },
    {
      title: "After about a month",
      items: ["The check-in has taken place", "We wrote down what to change, and who does it"],
    },
  ],
  notes: "Notes",
  foot: "Peer support and education, not medical care. In crisis, call or text 988 in the US and Canada. In danger, call 911.",
};
