import type { EpisodeContent } from "#content/podcast/own-episode.ts";

/** An episode that can be published. */
export function ownEpisode(more: Partial<EpisodeContent> = {}): EpisodeContent {
  return {
    state: "shown",
    title: "Waiting together",
    summary: "Two of us talk about the two weeks in which nothing can be done.",
    published: "2026-11-20",
    audio: "https://sound.example.org/waiting-together.mp3",
    length: "24:10",
    topics: ["loss"],
    notes: "Recorded in October.\n\nWe mention a lake.",
    chapters: [
      { id: "a", title: "Hello", start: "0:00" },
      { id: "b", title: "The first week", start: "2:30" },
    ],
    transcript: "Welcome to the waiting room.\n\nThere is a kumquat tree outside.",
    ...more,
  };
}
