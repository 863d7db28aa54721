import { Note } from "./note.tsx";

/** An error that is read out immediately; the container exists before. */
export function AlertNote({ text }: { text: string | undefined }) {
  return (
    <div className="empty:hidden" role="alert">
      {text === undefined ? null : (
        <Note kind="error">
          <p>{text}</p>
        </Note>
      )}
    </div>
  );
}
