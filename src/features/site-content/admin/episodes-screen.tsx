import { episodeKind } from "#content/documents/own-episodes.server.ts";
import { podcastSettingsOf } from "#features/podcast/settings.server.ts";
import { Note } from "#ui/note.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { episodesCopy as copy } from "../copy/addable.ts";
import { addableScreen } from "../reads/addable-screen.server.ts";
import { AddableList, NewDocument } from "../ui/addable-screen.tsx";

export const loader = screenLoader(async ({ services, actor }) => ({
  ...(await addableScreen(services, actor, { kind: episodeKind, copy })),
  hasFeed: podcastSettingsOf(services).PODCAST_FEED_URL !== undefined,
}));

/** Every episode that the team has made, and the beginning of a new one. */
export default function EpisodesScreen({
  loaderData: { documents, mayWrite, hasFeed },
}: ScreenProps<typeof loader>) {
  return (
    <AddableList copy={copy} documents={documents}>
      {hasFeed ? (
        <Note>
          <p>{copy.withFeed}</p>
        </Note>
      ) : null}
      {mayWrite ? <NewDocument copy={copy.add} longestTitle={80} path="episodes" /> : null}
    </AddableList>
  );
}
