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

export function isInGroup({ prefix, also }: MenuGroup, pathname: string): boolean {
  if (pathname === also) return true;
  return prefix !== undefined && (pathname === prefix || pathname.startsWith(`${prefix}/`));
}
