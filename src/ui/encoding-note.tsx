import { Note } from "./note.tsx";

type EncodingNoteProps = {
  encoding: string;
  /** A line with letters that only the right encoding shows right. */
  sample: string;
  copy: { named: (encoding: string) => string };
};

/** Says how a file that isn't UTF-8 was read, with a line to check it by. */
export function EncodingNote({ encoding, sample, copy }: EncodingNoteProps) {
  if (encoding === "UTF-8") return null;
  return (
    <Note>
      <p>{copy.named(encoding)}</p>
      {sample === "" ? null : (
        <p className="mt-2 font-mono wrap-anywhere">
          <q>{sample}</q>
        </p>
      )}
    </Note>
  );
}
