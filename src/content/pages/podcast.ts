/** The page of the podcast. Its episodes come from the show's feed; three samples stand in until there is one. */

import type { SentencePart } from "../crisis.ts";
import { withTexts } from "../page-texts.server.ts";
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
    /** In its place over the samples. */
    sampleHeading: string;
    /** Above the samples, so that nobody takes them for the show. */
    sample: string;
    sampleTag: string;
    /** After a length in minutes. */
    minutes: readonly [string, string];
    none: Titled;
    notYet: Titled;
    pages: { label: string; newer: string; older: string; page: string; of: string };
  };
  /** Before the topics of an episode. */
  talksAbout: string;
  follow: { heading: string; text: string; link: string; address: SitePath; copyOf: string };
  listening: { heading: string; items: readonly Titled[]; fromHere: Titled; fromElsewhere: Titled };
  making: { heading: string; items: readonly string[]; note: string };
  more: { links: readonly { text: string; href: SitePath }[]; crisis: readonly SentencePart[] };
  player: typeof playerCopy;
  episode: typeof episodeCopy;
};

export const podcast: PodcastPage = withTexts<PodcastPage>({
  path: "/resources/podcast",
  name: "Podcast",
  meta: {
    title: "{name} podcast: short audio for hard moments",
    description:
      "Three two-minute samples for hard moments in infertility: a waiting room, a baby announcement, the minute before a result call. Audio and transcript.",
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
    "Two minutes of audio for when reading is too much: in a waiting room, after a baby announcement, before a call.",
  picture: {
    name: "podcast-cover",
    alt: "Rings of sound spread from a low sun above night hills and a small house.",
    width: 800,
    height: 800,
  },
  episodes: {
    id: "episodes",
    heading: "Episodes",
    sampleHeading: "Three samples",
    sample:
      "The show hasn’t started yet. We wrote these ourselves to show what it could sound like. They’re read by a computer voice.",
    sampleTag: "Sample",
    minutes: ["minute", "minutes"],
    none: {
      title: "We can’t load the episodes right now",
      text: "We couldn’t get the list from the show’s host. Please try again later.",
    },
    notYet: {
      title: "No episodes yet",
      text: "The show hasn’t started. Once there’s an episode, you’ll find it here.",
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
    heading: "Listen in your podcast app",
    text: "Add this address to any podcast app to follow the show.",
    link: "Feed address",
    address: "/resources/podcast/feed.xml",
    copyOf: "It’s made for apps, so a browser shows it as code.",
  },
  listening: {
    heading: "How listening works here",
    items: [
      {
        title: "Nothing plays by itself",
        text: "Audio loads and starts only when you press play.",
      },
      {
        title: "Your place stays with you",
        text: "You can stop and come back. Only this device remembers where you were.",
      },
      {
        title: "You can read it all",
        text: "If an episode has a transcript, you’ll find it on its page.",
      },
    ],
    fromHere: {
      title: "No ads, no counting",
      text: "We host the audio ourselves. There are no ads in it, and we don’t count who listens.",
    },
    fromElsewhere: {
      title: "Whose server it is",
      text: "The show’s host stores the audio. Your browser contacts it only when you press play, and each page names it.",
    },
  },
  making: {
    heading: "Our rules for the show",
    items: [
      "When we have guests, they talk about their own lives and choose what to leave out.",
      "Guests agree in writing, and can change their minds later.",
      "We leave out details that could identify a child or a donor.",
      "A line at the start says if an episode mentions loss, birth or pregnancy news.",
      "We aim to give every episode a transcript.",
    ],
    note: "A guest’s experience isn’t advice for yours. Please check health questions with your clinic.",
  },
  more: {
    links: [
      { text: "Try a breathing exercise in ZenDen", href: "/resources/zenden" },
      { text: "Browse the Knowledge Hub", href: "/resources/knowledge-hub" },
    ],
    get crisis() {
      return site.crisis.box;
    },
  },
  player: playerCopy,
  episode: episodeCopy,
});

/** The pages of the samples; with a feed in their place there are none of them. */
export const samplePaths: readonly SitePath[] = sampleEpisodes.map(({ path }) => path);

/** Everything the build makes of the podcast. */
export const podcastPaths: readonly SitePath[] = [podcast.path, ...samplePaths];
