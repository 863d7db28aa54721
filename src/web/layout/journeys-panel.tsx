import type { MenuGroup } from "#content/schema.ts";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { MenuLink } from "./menu-link.tsx";

/** The wide menu: two columns with emblems, a quiet sentence, and the overview beneath. */
export function JourneysPanel({ group, onChoose }: { group: MenuGroup; onChoose: () => void }) {
  const { items, note, overview } = group;
  return (
    <div className="w-188 p-4">
      <ul className="grid grid-cols-2">
        {items.map((item) => (
          <li key={item.href}>
            <MenuLink
              className="flex items-center gap-4.5 rounded-lg px-4 py-4 text-ink focus-ring hover:bg-tint focus-visible:bg-tint aria-[current=page]:text-link"
              item={item}
              onChoose={onChoose}
            >
              {item.icon === undefined ? null : (
                <Illustration
                  alt=""
                  className="h-18.5 w-16 object-contain"
                  height={74}
                  name={item.icon}
                  width={64}
                />
              )}
              <span>
                <span className="block font-display text-[1.1875rem] leading-snug font-[450]">
                  {item.title}
                </span>
                <span className="mt-1 block text-small text-ink-soft">{item.hint}</span>
              </span>
            </MenuLink>
          </li>
        ))}
        {note === undefined ? null : (
          <li className="flex items-center px-4 text-small text-ink-soft">{note}</li>
        )}
      </ul>
      {overview === undefined ? null : (
        <div className="mt-4 border-t border-line pt-3">
          <MenuLink
            className="flex min-h-11 items-center justify-between rounded-md px-5 text-[1.0625rem] font-semibold text-link focus-ring hover:bg-tint"
            item={overview}
            onChoose={onChoose}
          >
            {overview.title}
            <Icon className="size-5" name="arrow" />
          </MenuLink>
        </div>
      )}
    </div>
  );
}
