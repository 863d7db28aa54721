/** Groups for what may come after, for those who stand beside, and for those who work in clinics. */
import type { Group } from "./group.ts";

export const furtherGroups: readonly Group[] = [
  {
    id: "living-without-children",
    name: "Living without children",
    format: "living-without-children",
    paths: "every",
    forWhom:
      "For people whose path has ended, or is ending, without a child. Grief, anger, relief and new plans all belong here.",
    host: "A peer who lives without children",
    size: "6 to 12 people",
    meeting: {
      first: "2026-09-13",
      time: "17:00",
      minutes: 75,
      zone: "America/New_York",
      rhythm: { kind: "month", nth: 2 },
    },
    signUp: "members",
    sample: true,
  },
  {
    id: "loved-ones",
    name: "Loved ones circle",
    format: "loved-ones",
    paths: "every",
    forWhom:
      "For partners, parents, future grandparents, siblings and friends. We talk about what helps, what hurts and how to ask.",
    host: "A trained peer",
    size: "8 to 15 people",
    meeting: {
      first: "2026-09-30",
      time: "19:00",
      minutes: 75,
      zone: "America/Halifax",
      rhythm: { kind: "month", nth: "last" },
    },
    signUp: "members",
    sample: true,
  },
  {
    id: "clinic-staff",
    name: "Clinic staff circle",
    format: "clinic-staff",
    paths: "every",
    forWhom:
      "For nurses, doctors, embryologists, counselors and front desk staff. Managers never learn who came or what was said.",
    host: "A professional from outside your clinic",
    size: "6 to 10 people",
    meeting: {
      first: "2026-09-25",
      time: "12:00",
      minutes: 60,
      zone: "America/Toronto",
      rhythm: { kind: "month", nth: 4 },
      not: ["2026-12-25"],
    },
    signUp: "message",
    sample: true,
  },
  {
    id: "after-loss",
    name: "After a loss",
    format: "after-loss",
    paths: "every",
    forWhom:
      "For anyone who has lost a pregnancy or a baby, recently or long ago. Partners, single people and surrogates are welcome, and nobody shares pregnancy news.",
    host: "A professional and a peer",
    size: "5 to 8 people",
    meeting: {
      first: "2026-09-15",
      time: "19:00",
      minutes: 90,
      zone: "America/New_York",
      rhythm: { kind: "weeks", every: 2 },
    },
    signUp: "message",
    apart: "loss",
    sample: true,
  },
  {
    id: "pregnant-or-parenting",
    name: "Pregnant or parenting after infertility",
    format: "pregnant-or-parenting",
    paths: "every",
    forWhom:
      "For people who are pregnant or raising a child after infertility. You can say you're afraid as well as happy.",
    host: "A trained peer",
    size: "6 to 12 people",
    meeting: {
      first: "2026-09-12",
      time: "11:00",
      minutes: 75,
      zone: "America/Chicago",
      rhythm: { kind: "month", nth: 2 },
    },
    signUp: "message",
    apart: "pregnancy",
    sample: true,
  },
];
