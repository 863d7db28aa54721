import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

type PreviewFrameProps = { title: string; className: string; children: ReactNode };

/**
 * A window of its own width, so that the page's rules for phones and wide screens hold in it. It is empty of its
 * own; this page draws into it, with its own style sheets.
 */
export function PreviewFrame({ title, className, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    const page = inner.documentElement;
    for (const { name, value } of document.documentElement.attributes) page.setAttribute(name, value);
    inner.title = title;
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
      inner.head.append(inner.importNode(sheet, true));
    // Links of the preview lead nowhere: the draft around it must stay.
    const stay = (event: Event) => {
      if (event.composedPath().some((part) => "tagName" in part && part.tagName === "A"))
        event.preventDefault();
    };
    inner.addEventListener("click", stay);
    setBody(inner.body);
    return () => inner.removeEventListener("click", stay);
  }, [title]);
  return (
    <>
      <iframe className={className} ref={frame} title={title} />
      {body === undefined ? null : createPortal(children, body)}
    </>
  );
}
