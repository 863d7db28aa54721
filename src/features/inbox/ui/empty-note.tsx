import { Illustration } from "#ui/illustration.tsx";
import { panelLook } from "#ui/panel-look.ts";

type EmptyNoteProps = { drawing: "empty-responses" | "empty-results"; heading: string; text: string };

/** What a list says when there is nothing in it. */
export function EmptyNote({ drawing, heading, text }: EmptyNoteProps) {
  return (
    <div className={`flex flex-wrap items-center gap-x-8 gap-y-4 ${panelLook}`}>
      <Illustration alt="" className="h-auto w-37.5" height={110} name={drawing} width={150} />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-h3">{heading}</h2>
        <p className="mt-1 max-w-text text-ink-soft">{text}</p>
      </div>
    </div>
  );
}
