/** The page of the podcast. Its episodes come from the show's feed; three samples stand in until there is one. */
import { episodeCopy, playerCopy } from "../podcast/player-copy.ts";
import { sampleEpisodes } from "../podcast/samples.ts";
import type { Page, Picture, SitePath } from "../schema.ts";
import { site } from "../site.ts";

type Titled = { title: string; text: string };

export type PodcastPage = Page & {
  picture: Picture;
  episodes: {
    id: string;
    heading: string;
    /** Above the samples, so that nobody takes them for the show. */
    sample: string;
    sampleTag: string;
    /** After a length in minutes. */
    minutes: readonly [string, string];
    none: Titled;
    pages: { label: string; newer: string; older: string; page: string; of: string };
  };
  /** Before the topics of an episode. */
  talksAbout: string;
  follow: { heading: string; text: string; link: string; address: SitePath; copyOf: string };
  listening: { heading: string; items: readonly Titled[]; fromHere: Titled; fromElsewhere: Titled };
  making: { heading: string; items: readonly string[]; note: string };
  more: { links: readonly { text: string; href: SitePath }[]; crisis: typeof site.crisis.box };
  player: typeof playerCopy;
  episode: typeof episodeCopy;
};

export const podcast: PodcastPage = {
  path: "/resources/podcast",
  name: "Podcast",
  meta: {
    title: "Podcast: a voice for long nights - Kinward",
    description:
      "The Kinward podcast: listen on a walk, on a drive or on a long night. Nothing plays by itself, and your place is kept on your own device only.",
    keywords: [
      "fertility podcast",
      "infertility podcast",
      "donor conception stories",
      "surrogacy podcast",
      "adoption podcast",
    ],
    indexed: true,
  },
  heading: "Podcast",
  introduction:
    "Sometimes a voice reaches where reading cannot. The podcast is for walks, drives and long nights. Nothing plays until you press the button.",
  picture: {
    name: "podcast-cover",
    alt: "Rings of sound spread from a low sun above night hills and a small house.",
    width: 800,
    height: 800,
  },
  episodes: {
    id: "episodes",
    heading: "Episodes",
    sample:
      "These are three short samples that we made ourselves. A computer voice reads them. They hold the place until the show has its first talks.",
    sampleTag: "Sample",
    minutes: ["minute", "minutes"],
    none: {
      title: "The episodes are out of reach just now",
      text: "We could not fetch the list from the show's host. We keep trying by ourselves. Please look in again later.",
    },
    pages: {
      label: "Pages of the list",
      newer: "Newer episodes",
      older: "Older episodes",
      page: "Page",
      of: "of",
    },
  },
  talksAbout: "Talks about",
  follow: {
    heading: "In an app you like",
    text: "Any app for podcasts can follow along. Give it this address.",
    link: "Address of the feed",
    address: "/resources/podcast/feed.xml",
    copyOf: "It is made for apps, so a browser shows it as plain code.",
  },
  listening: {
    heading: "How listening works here",
    items: [
      {
        title: "You begin",
        text: "No sound starts by itself, and nothing of it is loaded before you press play.",
      },
      {
        title: "Your place stays with you",
        text: "You can stop and come back. Where you were is kept on this device and sent to nobody.",
      },
      {
        title: "You can read it all",
        text: "Where an episode has its words in writing, they stand on its page.",
      },
    ],
    fromHere: {
      title: "No ads, no counting",
      text: "The audio lies on this site. There are no ads in it, and we do not count who listens.",
    },
    fromElsewhere: {
      title: "Whose server it is",
      text: "The audio lies with the show's host. That server is asked only when you press play, and each page names it.",
    },
  },
  making: {
    heading: "How we make the show",
    items: [
      "Guests speak from their own lives and choose what to leave out.",
      "They agree in writing, and may take it back later.",
      "Details that could point to a child or a donor stay out.",
      "A line at the start says when a talk touches loss, birth or good news.",
      "We want each talk to be there in writing too.",
    ],
    note: "A guest's path is theirs, not a plan for yours. Please check health questions with your clinic.",
  },
  more: {
    links: [
      { text: "Find a quiet minute in ZenDen", href: "/resources/zenden" },
      { text: "Browse the Knowledge Hub", href: "/resources/knowledge-hub" },
    ],
    crisis: site.crisis.box,
  },
  player: playerCopy,
  episode: episodeCopy,
};

/** The pages of the samples; with a feed in their place there are none of them. */
export const samplePaths: readonly SitePath[] = sampleEpisodes.map(({ path }) => path);

/** Everything the build makes of the podcast. */
export const podcastPaths: readonly SitePath[] = [podcast.path, ...samplePaths];
