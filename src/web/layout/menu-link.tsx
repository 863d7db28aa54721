import type { ReactNode } from "react";
import type { MenuGroup, MenuItem } from "#content/schema.ts";
import { Icon } from "#ui/icon.tsx";
import { useFrame } from "./use-frame.ts";
import { usePath } from "./use-path.ts";

type MenuLinkProps = {
  item: MenuItem;
  className: string;
  onChoose?: (() => void) | undefined;
  /** Instead of the title alone. */
  children?: ReactNode;
};

/** One link of a menu: it marks the current page and says when it opens a new tab. */
export function MenuLink({ item, className, onChoose, children = item.title }: MenuLinkProps) {
  const { opensInNewTab } = useFrame();
  const pathname = usePath();
  if (item.external) {
    return (
      <a className={className} href={item.href} onClick={onChoose} rel="noopener" target="_blank">
        {children}
        <Icon className="size-[1.1em]" name="external" />
        <span className="sr-only"> ({opensInNewTab})</span>
      </a>
    );
  }
  return (
    <a
      aria-current={pathname === item.href ? "page" : undefined}
      className={className}
      onClick={onChoose}
      href={item.href}
    >
      {children}
    </a>
  );
}

/** Whether a page belongs to a group of the menu: the group's own page or anything beneath it. */
export function isInGroup({ prefix, also }: MenuGroup, pathname: string): boolean {
  if (pathname === also) return true;
  return prefix !== undefined && (pathname === prefix || pathname.startsWith(`${prefix}/`));
}
