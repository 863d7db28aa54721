import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Note } from "./note.tsx";

type CrisisWords = { speaksOfCrisis(text: string): boolean };

type CrisisWatchProps = {
  /** The id of the field to watch. */
  of: string;
  /** Loads the words with the first letter typed. */
  load: () => Promise<CrisisWords>;
  copy: CrisisHelpCopy;
  /** Whether the server has rendered the help already. */
  shown?: boolean;
  className?: string;
};

/**
 * Shows help lines if the text in a field speaks of suicide or self-harm. The field is checked only on the device, and
 * nothing is sent or stored. The help stays until the field is empty, so that it doesn't flicker while someone types.
 */
export function CrisisWatch({ of, load, copy, shown = false, className = "" }: CrisisWatchProps) {
  const [isShown, setShown] = useState(shown);

  const box = useRef<HTMLDivElement>(null);
  const fetchWords = useEffectEvent(load);

  useEffect(() => {
    let cancelled = false;
    async function check(field: EventTarget | null) {
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (!isText || field.id !== of) return;
      if (field.value.trim() === "") return setShown(false);
      // If loading fails, the help lines on every page are still there.
      const words = await fetchWords().catch(() => undefined);
      if (cancelled || !words?.speaksOfCrisis(field.value)) return;
      setShown(true);
      // Below the field it might be out of view.
      requestAnimationFrame(() => box.current?.scrollIntoView({ block: "nearest" }));
    }
    const onInput = ({ target }: Event) => void check(target);
    void check(document.getElementById(of));
    document.addEventListener("input", onInput);
    return () => {
      cancelled = true;
      document.removeEventListener("input", onInput);
    };
  }, [of]);

  return (
    <div className={`empty:hidden ${className}`} ref={box} role="status">
      {isShown ? <CrisisHelp copy={copy} /> : null}
    </div>
  );
}

type HelpLine = { text: string; href: string };

export type CrisisHelpCopy = {
  heading: string;
  text: string;
  ways: readonly HelpLine[];
  danger: { before: string; link: HelpLine; after: string };
  /** The regions that the lines serve. */
  where: string;
  /** Says that nobody was notified. */
  private: string;
  newTab: string;
};

const linkClass =
  "inline-flex min-h-11 items-center rounded-sm font-semibold text-link underline underline-offset-4 focus-ring";

/** The help lines themselves, not a link to them. */
function CrisisHelp({ copy }: { copy: CrisisHelpCopy }) {
  const { heading, text, danger, ways, where, newTab } = copy;
  return (
    <Note icon="phone">
      <p className="font-semibold">{heading}</p>
      <p className="mt-1">{text}</p>
      <ul className="flex flex-wrap gap-x-6">
        {ways.map((way) => {
          const outside = way.href.startsWith("https:");
          return (
            <li key={way.href}>
              <a
                className={linkClass}
                href={way.href}
                rel={outside ? "noopener" : undefined}
                target={outside ? "_blank" : undefined}
              >
                {way.text}
                {outside ? <span className="sr-only"> ({newTab})</span> : null}
              </a>
            </li>
          );
        })}
      </ul>
      <p>
        {danger.before}
        <a className={linkClass} href={danger.link.href}>
          {danger.link.text}
        </a>
        {danger.after}
      </p>
      <p className="mt-1 text-ink-soft">
        {where} {copy.private}
      </p>
    </Note>
  );
}
