import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CrisisHelp, type CrisisHelpCopy } from "./crisis-help.tsx";

/** What to look for, and what to show where it stands. */
type CrisisWords = { speaksOfCrisis(text: string): boolean; crisisHelp: CrisisHelpCopy };

type CrisisWatchProps = {
  /** The id of the field to watch. */
  of: string;
  /** Brings what to look for and what to show, with the first letter. */
  load: () => Promise<CrisisWords>;
  /** Given where the server has answered already: the help is there from the first byte. */
  shown?: CrisisHelpCopy | undefined;
  className?: string;
};

/**
 * Shows help lines once the words in a field speak of suicide or self-harm. The field is read on the device only, and
 * nothing is sent or stored. The help stays until the field is empty, so that it doesn't flicker while somebody types.
 */
export function CrisisWatch({ of, load, shown, className = "" }: CrisisWatchProps) {
  const [help, setHelp] = useState(shown);

  const box = useRef<HTMLDivElement>(null);
  const fetchCopy = useEffectEvent(load);

  useEffect(() => {
    let gone = false;
    async function look(field: EventTarget | null) {
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (!isText || field.id !== of) return;
      if (field.value.trim() === "") return setHelp(undefined);
      // Without it the help lines of every page are still there.
      const copy = await fetchCopy().catch(() => undefined);
      if (gone || !copy?.speaksOfCrisis(field.value)) return;
      setHelp(copy.crisisHelp);
      // Below the field it may be out of sight.
      requestAnimationFrame(() => box.current?.scrollIntoView({ block: "nearest" }));
    }
    const onInput = ({ target }: Event) => void look(target);
    void look(document.getElementById(of));
    document.addEventListener("input", onInput);
    return () => {
      gone = true;
      document.removeEventListener("input", onInput);
    };
  }, [of]);

  return (
    <div className={`empty:hidden ${className}`} ref={box} role="status">
      {help === undefined ? null : <CrisisHelp copy={help} />}
    </div>
  );
}
