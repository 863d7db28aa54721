import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CrisisHelp, type CrisisHelpCopy } from "./crisis-help.tsx";

/** The words to look for, and what to show. */
type CrisisCopy = { speaksOfCrisis(text: string): boolean; crisisHelp: CrisisHelpCopy };

type CrisisWatchProps = {
  /** The id of the field to watch. */
  of: string;
  /** Loads the words and the help with the first letter typed. */
  load: () => Promise<CrisisCopy>;
  /** Set if the server has rendered the help already. */
  shown?: CrisisHelpCopy | undefined;
  className?: string;
};

/**
 * Shows help lines if the text in a field speaks of suicide or self-harm. The field is checked only on the device, and
 * nothing is sent or stored. The help stays until the field is empty, so that it doesn't flicker while someone types.
 */
export function CrisisWatch({ of, load, shown, className = "" }: CrisisWatchProps) {
  const [help, setHelp] = useState(shown);

  const box = useRef<HTMLDivElement>(null);
  const fetchCopy = useEffectEvent(load);

  useEffect(() => {
    let cancelled = false;
    async function check(field: EventTarget | null) {
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (!isText || field.id !== of) return;
      if (field.value.trim() === "") return setHelp(undefined);
      // If loading fails, the help lines on every page are still there.
      const copy = await fetchCopy().catch(() => undefined);
      if (cancelled || !copy?.speaksOfCrisis(field.value)) return;
      setHelp(copy.crisisHelp);
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
      {help === undefined ? null : <CrisisHelp copy={help} />}
    </div>
  );
}
