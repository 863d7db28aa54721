/** The home page's opening: ways in by situation, three step cards and the buttons around them. */
import type { Picture, SitePath } from "../schema.ts";

type HomeStep = {
  id: string;
  icon: "book" | "water" | "people";
  title: string;
  subtitle: string;
  description: string;
  /** Hues that home.css knows: of the icon and the subtitle, and of the card under the words. */
  color: "honey" | "lilac" | "apricot";
  backgroundColor: "plum" | "water" | "sage";
  picture: Picture;
};

export type HomeHero = {
  stepsLabel: string;
  steps: readonly HomeStep[];
  join: { text: string; href: SitePath };
  learnMore: { text: string; href: `#${string}` };
  pause: string;
  resume: string;
};

/** A list of situations in people's own words, each with the page that answers it. */
export type WaysIn = {
  heading: string;
  /** To the groups that meet this week, beside the heading. */
  group: { text: string; href: SitePath };
  links: readonly { text: string; href: SitePath | `${SitePath}${"#" | "?"}${string}` }[];
};

export const waysIn: WaysIn = {
  heading: "What brings you here?",
  group: { text: "Find a group", href: "/support/groups" },
  links: [
    { text: "Trying for a while", href: "/journeys/infertility" },
    { text: "After a miscarriage", href: "/pregnancy-loss" },
    { text: "Male infertility", href: "/resources/knowledge-hub/azoospermia-and-male-factor" },
    { text: "We need a donor", href: "/journeys/donor-conception" },
    { text: "LGBTQ+", href: "/resources/knowledge-hub?reader=lgbtq" },
    { text: "Surrogacy", href: "/journeys/surrogacy" },
    { text: "Being a surrogate", href: "/journeys/gestational-surrogates" },
    { text: "Adoption", href: "/journeys/adoption" },
    { text: "Going solo", href: "/resources/knowledge-hub/solo-by-choice" },
    { text: "It didn’t work", href: "/journeys/infertility/turning-points#negative-result" },
    { text: "I work at a clinic", href: "/clinics" },
  ],
};

export const hero: HomeHero = {
  stepsLabel: "Learn, Reflect, Share",
  steps: [
    {
      id: "learn",
      icon: "book",
      title: "Learn",
      subtitle: "From people who have been there",
      description: "Gain insight from others who have lived through it, at your own pace.",
      color: "honey",
      backgroundColor: "plum",
      picture: {
        name: "method-learn",
        alt: "Lanterns stand along a hill path at first light.",
        width: 600,
        height: 800,
      },
    },
    {
      id: "reflect",
      icon: "water",
      title: "Reflect",
      subtitle: "Work out what you feel",
      description: "Process emotions with community support, or in a private journal.",
      color: "lilac",
      backgroundColor: "water",
      picture: {
        name: "method-reflect",
        alt: "Low sun over still water, with reeds and a small jetty.",
        width: 600,
        height: 800,
      },
    },
    {
      id: "share",
      icon: "people",
      title: "Share",
      subtitle: "Open up when you’re ready",
      description: "Talk in a safe, supportive space, or just listen.",
      color: "apricot",
      backgroundColor: "sage",
      picture: {
        name: "method-share",
        alt: "Three people sit close on a bench, watching the evening sun.",
        width: 600,
        height: 800,
      },
    },
  ],
  join: { text: "Join Now", href: "/membership" },
  learnMore: { text: "Learn More", href: "#mission" },
  pause: "Pause",
  resume: "Resume",
};
