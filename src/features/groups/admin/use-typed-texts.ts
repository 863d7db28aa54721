import { type RefObject, useEffect, useState } from "react";

type Texts = Readonly<Record<string, string>>;

/** What is typed in the form around an element, as it changes. */
export function useTypedTexts(inside: RefObject<HTMLElement | null>, initial: Texts): Texts {
  const [typed, setTyped] = useState<Texts>(initial);
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    const read = () => setTyped(textsIn(form));
    read();
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, [inside]);
  return typed;
}

function textsIn(form: HTMLFormElement): Texts {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
