import { CardLink } from "#ui/card-link.tsx";
import { Note } from "#ui/note.tsx";
import type { ScreenContent } from "./screen-data.server.ts";

/** The desk's first screen: who one is, and what is open. */
export default function HomeScreen({ content }: { content: ScreenContent<"home"> }) {
  const { heading, introduction, role, listHeading, open, terminal } = content;
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{heading}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{introduction}</p>
      <p className="mt-2 max-w-text text-ink-soft">{role}</p>
      <h2 className="mt-9 text-h3">{listHeading}</h2>
      <ul className="mt-4 grid gap-grid sm:grid-cols-2 xl:grid-cols-3">
        {open.map(({ path, title, text }) => (
          <li className="grid" key={path}>
            <CardLink href={path} level="h3" text={text} title={title} />
          </li>
        ))}
      </ul>
      {terminal === undefined ? null : (
        <Note className="mt-grid max-w-text bg-surface!" icon="mail">
          <p className="font-semibold">{terminal.heading}</p>
          <p>{terminal.text}</p>
        </Note>
      )}
    </>
  );
}
