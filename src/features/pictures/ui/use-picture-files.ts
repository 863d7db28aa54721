import { type DragEvent, useEffect, useState } from "react";

/** The pictures of a drop or a paste. A file without a type is judged by the server. */
function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type === "" || type.startsWith("image/"));
}

/**
 * Takes pictures that are dropped on an area or pasted anywhere on the screen. `onFiles` gets them in order.
 * @returns whether something is dragged over the area, and the area's handlers.
 */
export function usePictureFiles(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = picturesIn(event.clipboardData);
      // Office programs add a picture of the text that was copied.
      if (files.length === 0 || event.clipboardData?.types.includes("text/plain")) return;
      event.preventDefault();
      onFiles(files);
    };
    // A picture that misses the area would otherwise replace the page.
    const ignore = (event: Event) => event.preventDefault();
    document.addEventListener("paste", paste);
    document.addEventListener("dragover", ignore);
    document.addEventListener("drop", ignore);
    return () => {
      document.removeEventListener("paste", paste);
      document.removeEventListener("dragover", ignore);
      document.removeEventListener("drop", ignore);
    };
  }, [onFiles]);

  return {
    over,
    area: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        const files = picturesIn(event.dataTransfer);
        if (files.length > 0) onFiles(files);
      },
    },
  };
}
