import type { ItemContent } from "./inbox-content.ts";

/** The list beside an open item, on wide screens. */
export function ItemPane({ content: { pane, item, copy } }: { content: ItemContent }) {
  return (
    <nav
      aria-label={copy.pane}
      className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto rounded-lg border border-line bg-surface shadow-card max-xl:hidden"
    >
      <ul className="divide-y divide-line">
        {pane.map(({ id, href, title, name, preview, age, late, formatted }) => (
          <li key={id}>
            <a
              aria-current={id === item.id ? "page" : undefined}
              className={`grid gap-0.5 px-4 py-2.5 focus-ring ${id === item.id ? "bg-tint" : "hover:bg-tint"}`}
              href={href}
            >
              <span className="flex justify-between gap-3">
                <span className="truncate font-semibold">{name || title}</span>
                <span className="shrink-0 text-small text-ink-soft">{age}</span>
              </span>
              <span className="truncate text-small">{title}</span>
              <span className="truncate text-small text-ink-soft">{preview}</span>
              {formatted === "" ? null : (
                <span className={`text-small ${late ? "font-semibold text-error" : "text-ink-soft"}`}>
                  {formatted}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
