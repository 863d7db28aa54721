import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import { useRef } from "react";
import { editorCopy } from "../copy/screen.ts";

const copy = editorCopy.list.moving;

/** What screen readers are told of an item: what it's called, and where it is. */
type Told = { name: string; place: number; count: number };

/** Says which item is moved and where to, in place of the names that items have in code. */
export function useAnnouncements(tell: (key: UniqueIdentifier) => Told): Announcements {
  const justPicked = useRef(false);
  return {
    onDragStart({ active }) {
      justPicked.current = true;
      return copy.picked(tell(active.id).name);
    },
    onDragOver({ active, over }) {
      // Picking up isn't a move yet; announcing it would cut off the announcement that it was picked up.
      const isFirst = justPicked.current;
      justPicked.current = false;
      if (!over || (isFirst && over.id === active.id)) return undefined;
      const { place, count } = tell(over.id);
      return copy.over(tell(active.id).name, place, count);
    },
    onDragEnd({ active, over }) {
      const { place, count } = tell((over ?? active).id);
      return copy.dropped(tell(active.id).name, place, count);
    },
    onDragCancel: ({ active }) => copy.canceled(tell(active.id).name),
  };
}
