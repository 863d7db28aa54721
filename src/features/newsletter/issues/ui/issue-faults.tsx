import { Note } from "#ui/note.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { issueCopy } from "../copy.ts";

const settings = "/admin/settings#sender";

/** What keeps a letter from going, and where to put it right. */
export function IssueFaults({ faults, needsSender }: { faults: readonly string[]; needsSender: boolean }) {
  return (
    <Note kind="care">
      <p className="font-semibold">{issueCopy.preview.faults}</p>
      <ul className="list-disc pl-5">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      {needsSender ? (
        <p>
          <a className={panelLink} href={settings}>
            {issueCopy.preview.toSettings}
          </a>
        </p>
      ) : null}
    </Note>
  );
}
