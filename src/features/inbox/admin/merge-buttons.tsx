import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import type { ItemContent } from "../reads/thread.server.ts";
import { useMerge } from "./use-merge.ts";

type MergeButtonProps = {
  content: ItemContent;
  /** The address of another conversation from this person. */
  path: string;
  title: string;
};

/** Merges another conversation with the open one; nothing where the two can't be merged. */
export function MergeButton({ content, path, title }: MergeButtonProps) {
  const { busy, merge } = useMerge(content);
  const hydrated = useHydrated();
  const { mergeable, item } = content;
  const other = mergeable.find((each) => each.path === path);
  if (other === undefined || item.state === "suspected_spam") return null;
  return (
    <Button
      // The key is that of the newest.
      aria-keyshortcuts={other === mergeable[0] ? "m" : undefined}
      aria-label={`Merge with this one: ${title}`}
      disabled={!hydrated || busy}
      onClick={() => void merge(other.id)}
      size="small"
      variant="outline"
    >
      Merge
    </Button>
  );
}

/** Takes a merged conversation out again. */
export function SeparateButton({ content, id }: { content: ItemContent; id: string }) {
  const { busy, separate } = useMerge(content);
  const hydrated = useHydrated();
  return (
    <Button
      aria-label="Separate this merged conversation"
      disabled={!hydrated || busy || !content.mayWrite}
      onClick={() => void separate(id)}
      size="small"
      variant="outline"
    >
      Separate
    </Button>
  );
}
