import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

type PreviewFrameProps = {
  title: string;
  /** The width of the page inside, in pixels. */
  width: number;
  children: ReactNode;
};

const height = 736;

/**
 * An iframe of a given width, so that the page's media queries apply to it. It is empty; this page renders into it
 * with its own style sheets. If there is less room than its width, it is scaled down, because a cut-off preview would
 * hide content.
 */
export function PreviewFrame({ title, width, children }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
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
    // Links in the preview do nothing, so that the draft stays open.
    const stay = (event: Event) => {
      if (event.composedPath().some((part) => "tagName" in part && part.tagName === "A"))
        event.preventDefault();
    };
    inner.addEventListener("click", stay);
    setBody(inner.body);
    return () => inner.removeEventListener("click", stay);
  }, [title]);
  useLayoutEffect(() => {
    const [outer, inner] = [room.current, frame.current];
    if (!outer || !inner) return;
    const resize = () => {
      const scale = Math.min(1, outer.clientWidth / width);
      const shown = Math.min(height, innerHeight * 0.8);
      // Set on the elements by script, since the content security policy forbids style attributes.
      outer.style.height = `${shown}px`;
      inner.style.width = `${width}px`;
      inner.style.height = `${shown / scale}px`;
      inner.style.transform = `scale(${scale})`;
      inner.style.marginLeft = `${(outer.clientWidth - width * scale) / 2}px`;
    };
    const watch = new ResizeObserver(resize);
    watch.observe(outer);
    resize();
    return () => watch.disconnect();
  }, [width]);
  return (
    <>
      <div className="overflow-hidden" ref={room}>
        <iframe
          className="block max-w-none origin-top-left rounded-md border border-line"
          ref={frame}
          title={title}
        />
      </div>
      {body === undefined ? null : createPortal(children, body)}
    </>
  );
}
