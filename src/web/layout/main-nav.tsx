import type { MenuGroup } from "#content/schema.ts";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { isInGroup } from "./is-in-group.ts";
import { MenuLink } from "./menu-link.tsx";
import { useFrame } from "./use-frame.ts";
import { useMenus } from "./use-menus.ts";
import { usePath } from "./use-path.ts";

const topLook =
  "inline-flex h-11.5 items-center gap-1 rounded-pill px-1.5 min-[84rem]:gap-2 text-[0.875rem] font-medium whitespace-nowrap focus-ring " +
  "hover:text-link min-[84rem]:px-3.5 min-[84rem]:text-[1rem] aria-[current=page]:bg-tint aria-[current=page]:text-link";

/** The rows of a plain menu. */
function PlainPanel({ group, onChoose }: { group: MenuGroup; onChoose: () => void }) {
  return (
    <ul className="w-70 p-2.5">
      {group.items.map((item) => (
        <li key={item.href}>
          <MenuLink
            className="flex min-h-12 items-center justify-between rounded-md px-4 text-[1rem] text-ink focus-ring hover:bg-tint hover:font-semibold hover:text-link focus-visible:bg-tint focus-visible:font-semibold focus-visible:text-link aria-[current=page]:font-semibold aria-[current=page]:text-link"
            item={item}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}

/** The header's links and menus on wide screens. */
export function MainNav() {
  const { header, menus } = useFrame();
  const pathname = usePath();
  const hydrated = useHydrated();
  const { openId, bar, close, onBarKeyDown, menuProps, onButton } = useMenus();

  return (
    <nav aria-label={header.navigation} className="hidden h-full lg:block" data-takes-over="">
      <ul
        className="menu-bar flex h-full items-center min-[84rem]:gap-1.5"
        data-live={hydrated ? "" : undefined}
        onKeyDown={onBarKeyDown}
        ref={bar}
      >
        {menus.links.map((item) => (
          <li key={item.href}>
            <MenuLink className={topLook} item={item} />
          </li>
        ))}
        {menus.groups.map((group) => {
          const open = openId === group.id;
          const lit = open || isInGroup(group, pathname);
          const wide = group.overview !== undefined;
          return (
            <li
              className="menu relative flex h-full items-center"
              data-menu={group.id}
              data-open={open ? "" : undefined}
              key={group.id}
              {...menuProps(group.id)}
            >
              <button
                aria-controls={`menu-${group.id}`}
                aria-expanded={hydrated ? open : undefined}
                className={`${topLook} ${lit ? "bg-tint text-link" : "text-ink"}`}
                onClick={() => onButton(group.id)}
                type="button"
              >
                {group.title}
                <Icon className="size-4 min-[84rem]:size-4.5" name="chevron" />
              </button>
              <div
                className={`menu-panel absolute top-full z-10 -mt-2.5 rounded-xl border border-line bg-surface shadow-pop ${wide ? "-left-45" : "-left-5"}`}
                id={`menu-${group.id}`}
              >
                {wide ? (
                  <JourneysPanel group={group} onChoose={close} />
                ) : (
                  <PlainPanel group={group} onChoose={close} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The wide menu: two columns with emblems, a quiet sentence, and the overview beneath. */
function JourneysPanel({ group, onChoose }: { group: MenuGroup; onChoose: () => void }) {
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
