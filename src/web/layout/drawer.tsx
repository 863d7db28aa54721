import type { ReactNode, RefObject } from "react";
import type { MenuGroup } from "#content/schema.ts";
import { buttonClass } from "#ui/button-class.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { Logo } from "#ui/logo.tsx";
import { SearchButton } from "../search/search-button.tsx";
import {
  ClinicStaff,
  GentleSwitch,
  HelpButton,
  LeaveLink,
  QuietButton,
  ThemeSwitch,
} from "./header-controls.tsx";
import { isInGroup, MenuLink } from "./menu-link.tsx";
import { useFrame } from "./use-frame.ts";
import { usePath } from "./use-path.ts";

const titleLook =
  "flex min-h-12.5 items-center justify-between rounded-xs font-display text-h4 font-[450] text-ink focus-ring aria-[current=page]:text-link";

const rowLook =
  "-ml-[3px] flex min-h-11 items-center gap-2 border-l-[3px] border-transparent py-2 pl-4 text-body leading-snug text-ink-soft focus-ring " +
  "hover:text-link aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-link";

const choiceClass =
  "inline-flex min-h-11 items-center gap-3 rounded-xs font-medium text-ink focus-ring hover:text-link";

function Group({ group, onChoose }: { group: MenuGroup; onChoose: () => void }) {
  const pathname = usePath();
  const items = group.overview === undefined ? group.items : [...group.items, group.overview];
  return (
    <details
      className="group/drawer border-b border-line last:border-b-0"
      name="drawer"
      open={isInGroup(group, pathname)}
    >
      <summary className={`${titleLook} list-none`}>
        {group.title}
        <Icon className="mr-1 size-5 group-open/drawer:rotate-180" name="chevron" />
      </summary>
      <ul className="mb-3 ml-[3px] border-l-[3px] border-line">
        {items.map((item) => (
          <li key={item.href}>
            <MenuLink className={rowLook} item={item} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type DrawerProps = { open: boolean; onClose: () => void; opener: RefObject<HTMLElement | null> };

/** The menu on small screens: everything in the header, sliding in from the right. */
export default function Drawer({ open, onClose, opener }: DrawerProps): ReactNode {
  const { crisis, drawer, header, menus, name, opensInNewTab, tooltips } = useFrame();
  const login = menus.membersLogin;
  return (
    <Dialog
      className="drawer fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[85vw] max-w-95 overflow-hidden rounded-l-[1.75rem] bg-bg p-0 text-ink shadow-pop"
      label={drawer.label}
      onClose={onClose}
      open={open}
      opener={opener}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between px-5 pt-4 pb-2">
          <Logo name={name} />
          <button
            aria-label={drawer.close}
            className="grid size-11 place-items-center rounded-full bg-tint text-ink focus-ring"
            onClick={onClose}
            type="button"
          >
            <Icon className="size-5" name="close" />
          </button>
        </div>
        <nav
          aria-label={header.navigation}
          className="grow overflow-y-auto overscroll-contain px-5 py-1 wrap-anywhere"
        >
          <ul>
            <li className="border-b border-line min-[370px]:hidden">
              <SearchButton className={titleLook}>
                {header.search}
                <Icon className="mr-1 size-5" name="search" />
              </SearchButton>
            </li>
            {menus.links.map((item) => (
              <li className="border-b border-line" key={item.href}>
                <MenuLink className={titleLook} item={item} onChoose={onClose} />
              </li>
            ))}
          </ul>
          {menus.groups.map((group) => (
            <Group group={group} key={group.id} onChoose={onClose} />
          ))}
          <ul className="py-1.5">
            <li>
              <GentleSwitch className={choiceClass} />
            </li>
            <li>
              <ThemeSwitch className={choiceClass} />
            </li>
            <li>
              <QuietButton className={choiceClass}>
                <Icon className="size-4.5" name="sliders" />
                {header.quietSettings}
              </QuietButton>
            </li>
          </ul>
          <ClinicStaff className="grid" />
          {/* Touch screens can't hover, so the tooltip's text is shown here. */}
          <p className="py-3 text-small text-ink-soft">{tooltips.leaveQuickly}</p>
        </nav>
        <div className="drawer-foot grid grid-cols-2 gap-2.5 border-t border-line px-5 pt-3 pb-5">
          {login ? (
            <ButtonLink className="col-span-2" external={opensInNewTab} href={login.href} variant="primary">
              {login.title}
            </ButtonLink>
          ) : null}
          <HelpButton
            className={`${buttonClass("outline", "small")} px-3 whitespace-nowrap`}
            id="help-now-menu"
          >
            <Icon className="size-4.5" name="phone" />
            {crisis.now.title}
          </HelpButton>
          <div className="grid *:grid">
            <LeaveLink className={buttonClass("outline", "small")} label={header.leaveQuickly}>
              <Icon className="size-4.5" name="leave" />
              {header.leaveShort}
            </LeaveLink>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
