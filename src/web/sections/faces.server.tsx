import { renderToStaticMarkup } from "react-dom/server";
import { facesAt } from "#content/knowledge-hub/people.ts";
import { Picture } from "./uploaded-picture.tsx";

type Place = Parameters<typeof facesAt>[0];

/** At the top of a page they're larger, and loaded at once. */
const looks = {
  text: { picture: "size-24", sizes: "6rem", priority: false },
  banner: { picture: "size-28", sizes: "7rem", priority: true },
} as const;

/** The portraits of a place with names and roles, as HTML: browsers need no script for them. Empty without any. */
export function facesHtml(place: Place, look: keyof typeof looks = "text"): string {
  const { picture: size, sizes, priority } = looks[look];
  const faces = facesAt(place);
  if (faces.length === 0) return "";
  return renderToStaticMarkup(
    <ul className="flex flex-wrap gap-x-12 gap-y-6">
      {faces.map(({ id, name, role, picture }) => (
        <li className="flex items-center gap-4" key={id}>
          <span className="shrink-0">
            <Picture
              className={`${size} rounded-full border-4 border-frame shadow-card`}
              picture={picture}
              priority={priority}
              sizes={sizes}
            />
          </span>
          <p>
            <span className="block font-semibold">{name}</span>
            {role === undefined ? null : <span className="block text-small text-ink-soft">{role}</span>}
          </p>
        </li>
      ))}
    </ul>,
  );
}
