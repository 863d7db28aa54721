import { Note } from "#ui/note.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { issueCopy } from "../copy.ts";

const settings = "/admin/settings#sender";

/** What prevents an issue from being sent, with links to fix it. */
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
