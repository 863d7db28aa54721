/** The three sample episodes, newest first, and the show they belong to. */
import { namedTexts } from "../current.ts";
import { aMinuteBeforeTheCall } from "./a-minute-before-the-call.ts";
import type { SampleEpisode } from "./episode.ts";
import { threeSlowBreaths } from "./three-slow-breaths-in-a-waiting-room.ts";
import { whenABabyAnnouncementArrives } from "./when-a-baby-announcement-arrives.ts";

export const sampleEpisodes: readonly SampleEpisode[] = [
  threeSlowBreaths,
  whenABabyAnnouncementArrives,
  aMinuteBeforeTheCall,
];

const author = "{name}";

/** What our feed says of the show that the team makes. */
export const ownShow = namedTexts({
  title: "The {name} podcast",
  author,
  /** How apps know the show again; never changed. */
  guid: "5d2f0b6a-3c1e-5f4b-8a77-1e9c4b7d2a10",
  language: "en",
} as const);

/** What the feed of the samples says of it. */
export const sampleShow = namedTexts({
  ...ownShow,
  author,
  title: "The {name} podcast (samples)",
  description:
    "Three short samples from {name}, read by a computer voice: quiet pauses for people who are building a family. {name} offers peer support and education. It is not medical advice.",
  /** Under which terms the samples may be used; they stand on a page of ours. */
  license: { text: "All rights reserved", path: "/terms-of-service" },
} as const);
