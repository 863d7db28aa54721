import { Note } from "./note.tsx";

/** What went wrong, said at once to those who listen; its place is there before. */
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
