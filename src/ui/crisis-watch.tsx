import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CrisisHelp, type CrisisHelpCopy } from "./crisis-help.tsx";

/** The words to look for. */
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
