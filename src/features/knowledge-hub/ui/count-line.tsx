import { useEffect, useState } from "react";

type CountLineProps = { found: number; all: number; words: { all: string; one: string; some: string } };

/** Long enough to finish a word, so that a screen reader is not interrupted at each letter. */
const quietMs = 700;

/** How much of the list fits: shown at once, and said when it has not changed for a moment. */
export function CountLine({ found, all, words }: CountLineProps) {
  const kind = found === all ? words.all : found === 1 ? words.one : words.some;
  const text = kind.replace("{found}", String(found)).replace("{all}", String(all));
  const [first] = useState(text);
  const [said, setSaid] = useState("");

  useEffect(() => {
    const timer = setTimeout(
      () => setSaid((before) => (before === "" && text === first ? "" : text)),
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
        {said}
      </p>
    </>
  );
}
