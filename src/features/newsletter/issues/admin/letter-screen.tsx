import { Note } from "#ui/note.tsx";
import { panelLink } from "#ui/panel-look.ts";
import { letterWords as words } from "../copy.ts";
import type { letterScreen } from "../reads/letter-screens.server.ts";
import { LetterProgress } from "../ui/letter-progress.tsx";
import { LetterTag } from "../ui/letter-tag.tsx";
import { LetterWriter } from "../ui/letter-writer.tsx";

type Content = Awaited<ReturnType<typeof letterScreen>>;

/** One letter: written while it is a draft, watched from then on. */
export default function LetterScreen({ content }: { content: Content }) {
  const { letter, title } = content;
  return (
    <>
      <p className="text-small">
        <a className={panelLink} href="/admin/newsletters">
          {words.back}
        </a>
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="rounded-sm text-[2.25rem] leading-tight wrap-anywhere focus-ring">{title}</h1>
        <LetterTag state={letter.state} text={words.states[letter.state]} />
      </div>
      <Note className="mt-4 max-w-text bg-surface!" icon="lock">
        <p>{words.noTracking}</p>
      </Note>
      {letter.state === "draft" ? (
        <LetterWriter content={content} key={letter.id} />
      ) : (
        <LetterProgress content={content} />
      )}
    </>
  );
}
