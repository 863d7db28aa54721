import { useRevalidator } from "react-router";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListPages, ListSearch } from "#ui/list/list-pages.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { picturesCopy as copy } from "../copy.ts";
import { type PicturesContent, picturesScreen } from "../reads.server.ts";
import { pictureLimits } from "../rules.ts";
import { PictureGrid } from "../ui/picture-grid.tsx";
import { UploadForm } from "../ui/upload-form.tsx";

export const loader = screenLoader(({ services, actor, search, rejected }) =>
  picturesScreen(services, actor, { search, rejected }),
);

export default function PicturesScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  const { here, search, isEmpty, total, pictures, mayUpload, rejected } = content;
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">
        Photos and drawings for the site's pages. Each is kept in several sizes, so pages load quickly.
      </p>
      {mayUpload ? (
        <div className="mt-6">
          <UploadForm onUploaded={() => void revalidate()} rejected={rejected} />
        </div>
      ) : null}
      {isEmpty ? null : (
        <search className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ListSearch
            action={here}
            button={copy.searchButton}
            label="Description"
            longest={pictureLimits.search}
            query={{ search }}
          />
          <p className="text-small text-ink-soft">{total}</p>
        </search>
      )}
      <div className="mt-5">
        {pictures.length > 0 ? (
          <PictureGrid label={copy.listLabel} nameOf={copy.open} pictures={pictures} />
        ) : (
          <NothingHere content={content} />
        )}
      </div>
      <ListPages copy={copy.pages} first={content.first} label="Pages of the list" older={content.older} />
    </>
  );
}

function NothingHere({ content: { isEmpty, here, noMatch } }: { content: PicturesContent }) {
  return isEmpty ? (
    <EmptyState
      heading="No pictures yet"
      picture="empty-campaigns"
      text="Pictures you upload show up here."
    />
  ) : (
    <EmptyState
      heading={noMatch}
      next={{ href: here, text: "Clear search" }}
      picture="empty-results"
      text="Try a shorter word."
    />
  );
}
