import { mentionCopy as copy } from "../copy/inbox.ts";
import type { useMentions } from "./use-mentions.ts";

type MentionListProps = { id: string; mentions: ReturnType<typeof useMentions> };

/** The colleagues that an @ in a text may mean. It floats, so that nothing moves. */
export function MentionList({ id, mentions: { open, insert } }: MentionListProps) {
  return (
    <>
      <p className="sr-only" role="status">
        {open === undefined ? "" : copy.count(open.choices.length)}
      </p>
      {open === undefined ? null : (
        <ul
          aria-label={copy.label}
          className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-md border border-line-strong bg-surface p-1 shadow-pop"
          id={id}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list that the text area points to
          role="listbox"
        >
          {open.choices.map((member, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the text area points to options without moving the focus
            <li
              aria-selected={index === open.marked}
              className={`flex min-h-10 cursor-pointer items-center rounded-sm px-3 ${index === open.marked ? "bg-tint font-semibold" : "hover:bg-tint"}`}
              id={`${id}-${index}`}
              key={member.id}
              // A press must not take the focus from the text.
              onMouseDown={(event) => {
                event.preventDefault();
                insert(member);
              }}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the list above
              role="option"
            >
              {member.name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
