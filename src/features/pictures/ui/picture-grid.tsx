import { Tag } from "#ui/tag.tsx";
import type { StoredPicture } from "../rules.ts";
import { Thumbnail } from "./thumbnail.tsx";

type PictureGridProps = {
  label: string;
  pictures: readonly StoredPicture[];
  /** The accessible name of a picture's link or button. */
  nameOf: (alt: string) => string;
  /** Chooses the picture; without it, each leads to its details. */
  onPick?: (picture: StoredPicture) => void;
};

const card =
  "group grid w-full content-start overflow-hidden rounded-lg border border-line bg-surface text-left shadow-card focus-ring hover:border-primary";

export function PictureGrid({ label, pictures, nameOf, onPick }: PictureGridProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
      {pictures.map((picture) => {
        const content = <Content picture={picture} />;
        const name = nameOf(picture.alt || "Decorative");
        return (
          <li className="grid" key={picture.id}>
            {onPick ? (
              <button aria-label={name} className={card} onClick={() => onPick(picture)} type="button">
                {content}
              </button>
            ) : (
              <a aria-label={name} className={card} href={`/admin/pictures/${picture.id}`}>
                {content}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Content({ picture }: { picture: StoredPicture }) {
  return (
    <>
      <Thumbnail
        alt=""
        className="aspect-[4/3] h-auto w-full"
        picture={picture}
        sizes="(min-width: 80rem) 16rem, (min-width: 40rem) 33vw, 50vw"
      />
      <span className="p-3 text-small text-ink wrap-anywhere">
        {picture.decorative ? (
          <Tag kind="quiet">Decorative</Tag>
        ) : (
          <span className="line-clamp-2">{picture.alt}</span>
        )}
      </span>
    </>
  );
}
