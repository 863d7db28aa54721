/** The podcast's page and its sample episodes, as fields. What is said in an episode stays as it was recorded. */
import { podcast } from "../pages/podcast.ts";
import type { SampleEpisode } from "../podcast/episode.ts";
import { sampleEpisodes } from "../podcast/samples.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group } from "./fields.server.ts";
import {
  eachOf,
  line,
  opening,
  paragraph,
  part,
  searchText,
  sentences,
  titled,
} from "./page-fields.server.ts";

/** The page that lists the episodes. */
export const podcastTexts = editableTexts({
  id: "podcast",
  page: podcast,
  title: "Podcast",
  about: "The page that lists the episodes: how listening works, and how the show is made.",
  schema: () =>
    group(
      { label: "Podcast" },
      {
        ...opening(),
        episodes: part("Episodes", {
          sampleHeading: line("Heading over the samples"),
          sample: paragraph("Above the samples"),
          none: group({ label: "When the show can’t be loaded" }, titled),
          notYet: group({ label: "Before the first episode" }, titled),
        }),
        follow: part("In podcast apps", {
          text: paragraph("Text"),
          copyOf: paragraph("Below the address", 160),
        }),
        listening: part("How listening works", {
          items: eachOf("Points", podcast.listening.items, titled),
          fromHere: group({ label: "While the audio is on this site" }, titled),
          fromElsewhere: group({ label: "While the show’s host has the audio" }, titled),
        }),
        making: part("How the show is made", {
          items: sentences("Points"),
          note: paragraph("Note"),
        }),
      },
    ),
});

function texts(episode: SampleEpisode) {
  return editableTexts({
    id: `episode-${episode.slug}`,
    page: episode,
    title: `Episode: ${episode.heading}`,
    about: "Its title, summary, notes and chapters. Shown while the site has no feed of a show.",
    schema: () =>
      group(
        { label: "Episode" },
        {
          meta: searchText(),
          heading: line("Title", 80),
          introduction: paragraph("Summary", 300),
          notes: sentences("Notes", 8),
          parts: eachOf("Chapters", episode.parts, { title: line("Title", 60) }),
        },
      ),
  });
}

/** The sample episodes. */
export const episodeTexts = sampleEpisodes.map(texts);
