import { ActionButton, ActionLink, ActionMenu } from "#ui/action-menu.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Tag } from "#ui/tag.tsx";
import { redirectsCopy as copy } from "../copy.ts";
import type { RedirectList as List, ShownRedirect } from "../reads/redirects-screen.server.ts";

type RemoveProps = { onRemove: (redirect: ShownRedirect) => void };

/** The redirects of one page. */
export function RedirectList({ list, onRemove }: RemoveProps & { list: List }) {
  return (
    <ListTable
      align="top"
      caption={copy.caption}
      list={list}
      menu={{
        heading: copy.menuColumn,
        of: (redirect) => <RedirectMenu onRemove={onRemove} redirect={redirect} />,
      }}
      render={{ to: (redirect) => <Target redirect={redirect} /> }}
    />
  );
}

function Target({ redirect: { cells, outside, shadowed, missingTarget } }: { redirect: ShownRedirect }) {
  return (
    <>
      <span className="wrap-anywhere xl:inline-block xl:min-w-48">{cells.to?.text}</span>
      <span className="mt-1 flex flex-wrap gap-2 empty:hidden">
        {outside ? <Tag>{copy.outside}</Tag> : null}
        {shadowed ? <Tag kind="care">{copy.shadowed}</Tag> : null}
        {missingTarget ? <Tag kind="care">{copy.missingTarget}</Tag> : null}
      </span>
      {shadowed || missingTarget ? (
        <span className="mt-1 block max-w-text text-small text-ink-soft">
          {shadowed ? copy.shadowedHint : copy.nowhereHint}
        </span>
      ) : null}
    </>
  );
}

function RedirectMenu({ redirect, onRemove }: RemoveProps & { redirect: ShownRedirect }) {
  const { menu } = copy;
  return (
    <ActionMenu label={menu.of(redirect.readable)}>
      <ActionLink href={redirect.href}>{menu.edit}</ActionLink>
      <ActionLink href={redirect.from}>{menu.visit}</ActionLink>
      <ActionButton onPress={() => onRemove(redirect)}>{menu.remove}</ActionButton>
    </ActionMenu>
  );
}
