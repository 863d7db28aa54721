import type { ReactNode } from "react";
import { panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { editorCopy } from "../copy/screen.ts";

type Listed = {
  id: string;
  title: string;
  address: string | undefined;
  state: string;
  scheduled: string | undefined;
};

type AddableListProps = {
  copy: { title: string; about: string; none: string };
  documents: readonly Listed[];
  /** The form that begins a new one; null for those who only read. */
  children: ReactNode;
};

/** A list of what the team adds: articles, pages of its own, or episodes. */
export function AddableList({ copy, documents, children }: AddableListProps) {
  return (
    <>
      <p className="text-small text-ink-soft">
        <a className={panelLink} href="/admin/site">
          {editorCopy.all}
        </a>{" "}
        / {copy.title}
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.about}</p>
      <div className="mt-7 grid max-w-240 gap-6">
        {children}
        {documents.length === 0 ? (
          <p className="text-ink-soft">{copy.none}</p>
        ) : (
          <ul className="rounded-lg border border-line bg-surface px-card py-2 shadow-card">
            {documents.map(({ id, title, address, state, scheduled }) => (
              <li
                className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 last:border-b-0"
                key={id}
              >
                <span className="min-w-0 wrap-anywhere">
                  <a
                    className="rounded-sm font-semibold text-link after:absolute after:inset-0 focus-ring"
                    href={`/admin/site/${id}`}
                  >
                    {title}
                  </a>
                  {address === undefined ? null : (
                    <>
                      {" "}
                      <span className="block text-small text-ink-faint">{address}</span>
                    </>
                  )}
                </span>
                <span className="flex flex-wrap gap-2">
                  <Tag>{state}</Tag>
                  {scheduled === undefined ? null : <Tag>{scheduled}</Tag>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
