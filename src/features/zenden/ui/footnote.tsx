import type { Length } from "#content/zenden/exercise.ts";
import type { zendenRoom } from "#content/zenden/room.ts";

type FootnoteProps = {
  room: typeof zendenRoom;
  length: Length;
  stop: string;
  inWordsId: string;
  helpId: string;
};

const link = "rounded-xs underline decoration-1 underline-offset-3 focus-ring hover:text-accent";

/** In full screen, the link's target is behind the exercise. */
function leaveFullScreen(): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
}

/** Below the buttons: when it ends, when to stop, and where to turn. Without JavaScript, where to read on. */
export function Footnote({ room, length, stop, inWordsId, helpId }: FootnoteProps) {
  const { crisis, withoutScript } = room;
  return (
    <div className="mx-auto mt-3.5 grid max-w-[34rem] gap-1 text-center text-small leading-snug text-ink-soft">
      <p className="hidden noscript:block">
        {withoutScript.text}{" "}
        <a className={link} href={`#${inWordsId}`}>
          {withoutScript.link}
        </a>
      </p>
      <p className="text-balance noscript:hidden">
        {room.endsAfter} {length.label}. {stop}
      </p>
      <p>
        {crisis.before}
        <a className={`${link} font-semibold text-accent`} href={crisis.href}>
          {crisis.linkText}
        </a>
        {crisis.after}{" "}
        <a className={link} href={`#${helpId}`} onClick={leaveFullScreen}>
          {room.moreHelp}
        </a>
      </p>
    </div>
  );
}
