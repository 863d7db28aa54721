import { Note } from "./note.tsx";
import { panelLink } from "./panel-class.ts";

type NoteLink = { href: string; text: string };

/** An error that is read out immediately; the container exists before. */
export function AlertNote({
  text,
  link,
  className = "",
}: {
  text: string | undefined;
  /** Where to go about it, in another tab, so that what is typed stays. */
  link?: NoteLink | undefined;
  className?: string;
}) {
  return (
    <div className={`empty:hidden ${className}`} role="alert">
      {text === undefined ? null : (
        <Note kind="error">
          <p>
            {text}
            {link === undefined ? null : (
              <>
                {" "}
                <a className={panelLink} href={link.href} rel="noopener" target="_blank">
                  {link.text}
                </a>
              </>
            )}
          </p>
        </Note>
      )}
    </div>
  );
}

type ProblemNoteProps = {
  problem:
    | { message: string; fields: Readonly<Record<string, string>>; link?: NoteLink | undefined }
    | undefined;
  /** The fields that show what is wrong with them. */
  fields?: readonly string[];
};

/** An error that no field of the form shows. */
export function ProblemNote({ problem, fields = [] }: ProblemNoteProps) {
  const isShownAtField = Object.keys(problem?.fields ?? {}).some((name) => fields.includes(name));
  return <AlertNote link={problem?.link} text={isShownAtField ? undefined : problem?.message} />;
}
