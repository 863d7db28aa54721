import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import { useRef } from "react";
import { editorCopy } from "../copy/screen.ts";

const copy = editorCopy.list.moving;

/** What screen readers announce of an item: its name and its position. */
type AnnouncedItem = { name: string; place: number; count: number };

/** Announces which item is moved and where to, instead of the ids that items have in code. */
export function useAnnouncements(itemOf: (key: UniqueIdentifier) => AnnouncedItem): Announcements {
  const justPicked = useRef(false);
  return {
    onDragStart({ active }) {
      justPicked.current = true;
      return copy.picked(itemOf(active.id).name);
    },
    onDragOver({ active, over }) {
      // Picking up isn't a move yet; announcing it would cut off the announcement that it was picked up.
      const isFirst = justPicked.current;
      justPicked.current = false;
      if (!over || (isFirst && over.id === active.id)) return undefined;
      const { place, count } = itemOf(over.id);
      return copy.over(itemOf(active.id).name, place, count);
    },
    onDragEnd({ active, over }) {
      const { place, count } = itemOf((over ?? active).id);
      return copy.dropped(itemOf(active.id).name, place, count);
    },
    onDragCancel: ({ active }) => copy.canceled(itemOf(active.id).name),
  };
}
