/** Words of the player, and of what stands around it on an episode's page. */

export const playerCopy = {
  label: "Player",
  play: "Play",
  pause: "Pause",
  back: "Back 15 seconds",
  forward: "Forward 30 seconds",
  place: "Place in the episode",
  speed: "Speed",
  speeds: [
    { value: 0.75, label: "Slower, 0.75" },
    { value: 1, label: "As recorded" },
    { value: 1.25, label: "1.25 times" },
    { value: 1.5, label: "1.5 times" },
    { value: 1.75, label: "1.75 times" },
    { value: 2, label: "2 times" },
  ],
  chapters: "Chapters",
  /** How a time is said: "1 minute 5 seconds of 2 minutes". */
  time: {
    hour: ["hour", "hours"],
    minute: ["minute", "minutes"],
    second: ["second", "seconds"],
    of: "of",
  },
  /** Before the time where someone stopped, as in "You stopped at 1:05." */
  stoppedAt: "You stopped at",
  startAgain: "Start again",
  loading: "Loading the audio.",
  failed:
    "The audio didn’t load. Your place is saved. Please try again in a moment, or read the transcript below.",
  /** Stays with the player: where its memory is. */
  kept: "Your place and speed are kept on this device only.",
} as const;

export type PlayerCopy = typeof playerCopy;

export const episodeCopy = {
  sample: "Sample, read by a computer voice",
  strong: "Strong words",
  published: "Published",
  length: "Length",
  listen: "Listen",
  /** Where the audio comes from: from us, or from the host named after the first half. */
  fromHere: "The audio comes from this site, and no other company is involved.",
  fromElsewhere: {
    before: "The audio is stored on ",
    after:
      ", the server of the show’s host. Your browser asks that server only when you press play. It then learns your network address.",
  },
  download: "Download the audio",
  openAudio: "Open the audio at its host",
  noAudio: {
    none: "This episode has no audio that a browser can play.",
    unsafe: "The host offers the audio only over an unsafe connection, so we don’t play it here.",
  },
  transcript: {
    heading: "Transcript",
    unfold: "Show the transcript",
    missing: "This episode has no transcript we can show here.",
    file: "Open the transcript at its host",
  },
  notes: { id: "notes", heading: "Notes" },
  more: {
    id: "more-ways",
    heading: "What to do next",
    newer: "Newer episode",
    older: "Older episode",
    all: "All episodes",
    links: [
      { text: "Longer exercises in ZenDen", href: "/resources/zenden" },
      { text: "Write a few lines", href: "/resources/journaling" },
    ],
  },
} as const;

export type EpisodeCopy = typeof episodeCopy;

/** Said in place of our feed while the show's host can't be reached and there is no copy of it yet. */
export const feedAway = "The podcast’s feed can’t be reached right now. Please try again in a minute.";
