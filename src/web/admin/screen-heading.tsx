import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { panelLink } from "#ui/panel-class.ts";

type ScreenHeadingProps = {
  title: string;
  /** The list that the screen belongs to. */
  back: { href: string; text: string };
  /** What of this list the screen shows. */
  at?: string;
  lead?: string;
  /** Beside the title. */
  children?: ReactNode;
};

export function ScreenHeading({ title, back, at, lead, children }: ScreenHeadingProps) {
  const heading = "rounded-sm text-[2.25rem] leading-tight focus-ring";
  return (
    <>
      <p className="text-small text-ink-soft wrap-anywhere">
        <a className={panelLink} href={back.href}>
          {back.text}
        </a>
        {at === undefined ? null : ` / ${at}`}
      </p>
      {children === undefined ? (
        <h1 className={`mt-1 ${heading}`}>{title}</h1>
      ) : (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className={heading}>{title}</h1>
          {children}
        </div>
      )}
      {lead === undefined ? null : <p className="mt-2 max-w-text text-ink-soft">{lead}</p>}
    </>
  );
}

type ListHeadingProps = {
  title: string;
  total: string;
  /** The screen that adds to it, for those who may. */
  add: { href: string; text: string } | undefined;
};

export function ListHeading({ title, total, add }: ListHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
        <p className="mt-1 text-ink-soft">{total}</p>
      </div>
      {add === undefined ? null : <AddLink {...add} />}
    </div>
  );
}

/** Leads to the screen that adds to a list; the key "c" as well. */
export function AddLink({ href, text }: { href: string; text: string }) {
  return (
    <ButtonLink aria-keyshortcuts="c" href={href} size="small" variant="primary">
      <Icon name="plus" />
      {text}
    </ButtonLink>
  );
}
