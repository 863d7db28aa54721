import { useEffect, useState } from "react";

type CountLineProps = {
  found: number;
  all: number;
  /** A sentence before the count; "" for none. */
  lead: string;
  copy: { all: string; one: string; some: string };
};

/** Long enough to finish a word, so that a screen reader isn't interrupted at each letter. */
const quietMs = 700;

/** The number of matches: shown at once, and announced once it hasn't changed for a moment. */
export function CountLine({ found, all, lead, copy }: CountLineProps) {
  const kind = found === all ? copy.all : found === 1 ? copy.one : copy.some;
  const count = kind.replace("{found}", String(found)).replace("{all}", String(all));
  const text = lead === "" ? count : `${lead} ${count}`;
  const [first] = useState(text);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced((before) => (before === "" && text === first ? "" : text)),
      quietMs,
    );
    return () => clearTimeout(timer);
  }, [text, first]);

  return (
    <>
      <p aria-hidden="true" className="font-semibold">
        {text}
      </p>
      <p className="sr-only" role="status">
        {announced}
      </p>
    </>
  );
}
