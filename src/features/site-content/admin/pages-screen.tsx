import { pageKind } from "#content/documents/simple-pages.server.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { pagesCopy as copy } from "../copy/addable.ts";
import { addableScreen } from "../reads/addable-screen.server.ts";
import { AddableList, NewDocument } from "../ui/addable-screen.tsx";

export const loader = screenLoader(({ services, actor }) =>
  addableScreen(services, actor, { kind: pageKind, copy }),
);

/** Every page that the team has made, and the beginning of a new one. */
export default function PagesScreen({ loaderData: { documents, mayWrite } }: ScreenProps<typeof loader>) {
  return (
    <AddableList copy={copy} documents={documents}>
      {mayWrite ? <NewDocument copy={copy.add} longestTitle={70} path="pages" /> : null}
    </AddableList>
  );
}
