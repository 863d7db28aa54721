import { renderToStaticMarkup } from "react-dom/server";
import { facesAt } from "#content/knowledge-hub/people.ts";
import { Picture } from "./uploaded-picture.tsx";

/** The portraits of a place with names and roles, as HTML: browsers need no script for them. Empty without any. */
export function facesHtml(place: Parameters<typeof facesAt>[0]): string {
  const faces = facesAt(place);
  if (faces.length === 0) return "";
  return renderToStaticMarkup(
    <ul className="flex flex-wrap gap-x-12 gap-y-6">
      {faces.map(({ id, name, role, picture }) => (
        <li className="flex items-center gap-4" key={id}>
          <span className="shrink-0">
            <Picture
              className="size-24 rounded-full border-4 border-frame shadow-card"
              picture={picture}
              sizes="6rem"
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
