import { arrayMove } from "@dnd-kit/sortable";
import { useState } from "react";

const newKey = "new-";

/** Whether an item was added since the list was opened, by its key. */
export function isNewItem(key: string | undefined): boolean {
  return key?.startsWith(newKey) ?? false;
}

/** Names for items, which stay with them when they move; most items have none of their own. */
export function useItemKeys(count: number) {
  const [made, setMade] = useState<readonly string[]>(() =>
    Array.from({ length: count }, (_, at) => `item-${at}`),
  );
  let number = 0;
  const now = Array.from({ length: count }, (_, at) => {
    const known = made[at];
    if (known !== undefined) return known;
    do number += 1;
    while (made.includes(newKey + number));
    return newKey + number;
  });
  return {
    now,
    move: (from: number, to: number) => setMade(arrayMove([...now], from, to)),
    remove: (at: number) => setMade(now.filter((_, index) => index !== at)),
    insert: (at: number, key: string) => setMade(now.toSpliced(at, 0, key)),
  };
}
