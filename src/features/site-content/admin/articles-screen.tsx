import { articleKind } from "#content/documents/articles.server.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { articlesCopy as copy } from "../copy/addable.ts";
import { addableScreen } from "../reads/addable-screen.server.ts";
import { AddableList, NewDocument } from "../ui/addable-screen.tsx";

export const loader = screenLoader(({ services, actor }) =>
  addableScreen(services, actor, { kind: articleKind, copy }),
);

/** Every article, and the beginning of a new one. */
export default function ArticlesScreen({ loaderData: { documents, mayWrite } }: ScreenProps<typeof loader>) {
  return (
    <AddableList copy={copy} documents={documents}>
      {mayWrite ? <NewDocument copy={copy.add} longestTitle={60} path="articles" /> : null}
    </AddableList>
  );
}
