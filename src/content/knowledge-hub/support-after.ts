/**
 * Where an article about loss or stopping leads: to people and to support. Nobody who grieves is led to another
 * decision, to treatment or to another path.
 */
import type { SitePath } from "../schema.ts";

export type SupportLink = { title: string; text: string; href: SitePath | `${SitePath}#${string}` };

const mentor: SupportLink = {
  title: "Ask for a mentor",
  text: "Write one to one with someone who’s been through something similar.",
  href: "/support/peer-mentoring",
};

const journaling: SupportLink = {
  title: "Journaling",
  text: "Space for your own words, with questions to start from.",
  href: "/resources/journaling",
};

/** What an article is about, or that it's for the people who work with those who grieve. */
export type Grief = "loss" | "stopping" | "clinicStaff";

const links: Readonly<Record<Grief, readonly SupportLink[]>> = {
  loss: [
    {
      title: "Pregnancy loss",
      text: "When to get help now, and the weeks after: your body, work, partners and telling people.",
      href: "/pregnancy-loss",
    },
    {
      title: "A group after a loss",
      text: "For a recent loss or one long ago. Nobody shares pregnancy news there.",
      href: "/support/groups#loss",
    },
    mentor,
  ],
  stopping: [
    {
      title: "A group for deciding what comes next",
      text: "Going on, taking a break, changing path or stopping. You meet the same people each week.",
      href: "/support/groups#deciding-together",
    },
    mentor,
    journaling,
  ],
  clinicStaff: [
    {
      title: "A circle for clinic staff",
      text: "For everyone who works in a clinic. Managers never learn who came.",
      href: "/support/groups#clinic-staff",
    },
    {
      title: "Training",
      text: "For hard conversations, and for looking after yourself afterward.",
      href: "/clinics/training",
    },
    {
      title: "Pregnancy loss",
      text: "The page your patients can read, with the signs that need help now.",
      href: "/pregnancy-loss",
    },
  ],
};

/** Where one article leads in place of the others on its subject. */
const ofArticles: Readonly<Record<string, readonly SupportLink[]>> = {
  "when-you-stop": [
    {
      title: "A group on living without children",
      text: "Grief, anger, relief and new plans all belong there.",
      href: "/support/groups#living-without-children",
    },
    mentor,
    journaling,
  ],
};

export function supportAfter(slug: string, grief: Grief): readonly SupportLink[] {
  return ofArticles[slug] ?? links[grief];
}
