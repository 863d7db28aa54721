/** The home page's opening: three step cards and the buttons around them. */
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

export const hero: HomeHero = {
  stepsLabel: "Learn, Reflect, Share",
  steps: [
    {
      id: "learn",
      icon: "book",
      title: "Learn",
      subtitle: "From people who have walked this path",
      description:
        "Gain insight from others who know these days from the inside. Read and listen at your own pace.",
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
      subtitle: "Make room for what you feel",
      description: "Work through your emotions with a community beside you. Write, breathe or simply rest.",
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
      subtitle: "Open up when you are ready",
      description: "Speak in a space made to be safe and kind. Listening is a way of taking part too.",
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
