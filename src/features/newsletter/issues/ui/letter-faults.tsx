import { Note } from "#ui/note.tsx";
import { panelLink } from "#ui/panel-look.ts";
import { letterWords } from "../copy.ts";

const settings = "/admin/settings#sender";

/** What keeps a letter from going, and where to put it right. */
export function LetterFaults({ faults, needsSender }: { faults: readonly string[]; needsSender: boolean }) {
  return (
    <Note kind="care">
      <p className="font-semibold">{letterWords.preview.faults}</p>
      <ul className="list-disc pl-5">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      {needsSender ? (
        <p>
          <a className={panelLink} href={settings}>
            {letterWords.preview.toSettings}
          </a>
        </p>
      ) : null}
    </Note>
  );
}
