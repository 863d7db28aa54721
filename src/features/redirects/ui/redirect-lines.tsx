import { ActionButton, ActionLink, ActionMenu } from "#ui/action-menu.tsx";
import { LineCard, LineCards, LineTable } from "#ui/line-table.tsx";
import { Tag } from "#ui/tag.tsx";
import { redirectsCopy as copy } from "../copy.ts";
import type { ShownRedirect } from "../reads/redirects-screen.server.ts";

type LinesProps = { redirects: readonly ShownRedirect[]; onRemove: (redirect: ShownRedirect) => void };
type LineProps = { redirect: ShownRedirect };

const { columns } = copy;

/** Redirects as a table if there is room, else as cards. */
export function RedirectLines(props: LinesProps) {
  return (
    <div className="rounded-lg border border-line bg-surface shadow-card">
      <RedirectCards {...props} />
      <RedirectTable {...props} />
    </div>
  );
}

function From({ redirect: { readable, edit, note } }: LineProps) {
  return (
    <>
      <a
        className="rounded-sm font-semibold wrap-anywhere text-ink focus-ring hover:text-link hover:underline"
        href={edit}
      >
        {readable}
      </a>
      {note === "" ? null : <span className="block text-small wrap-anywhere text-ink-faint">{note}</span>}
    </>
  );
}

function To({ redirect: { to, outside, shadowed, nowhere } }: LineProps) {
  return (
    <>
      <span className="wrap-anywhere">{to}</span>
      <span className="mt-1 flex flex-wrap gap-2 empty:hidden">
        {outside ? <Tag>{copy.outside}</Tag> : null}
        {shadowed ? <Tag kind="care">{copy.shadowed}</Tag> : null}
        {nowhere ? <Tag kind="care">{copy.nowhere}</Tag> : null}
      </span>
      {shadowed || nowhere ? (
        <span className="mt-1 block max-w-text text-small text-ink-soft">
          {shadowed ? copy.shadowedHint : copy.nowhereHint}
        </span>
      ) : null}
    </>
  );
}

function LineMenu({ redirect, onRemove }: LineProps & Pick<LinesProps, "onRemove">) {
  const { menu } = copy;
  return (
    <ActionMenu label={menu.of(redirect.readable)}>
      <ActionLink href={redirect.edit}>{menu.edit}</ActionLink>
      <ActionLink href={redirect.from}>{menu.visit}</ActionLink>
      <ActionButton onPress={() => onRemove(redirect)}>{menu.remove}</ActionButton>
    </ActionMenu>
  );
}

function RedirectTable({ redirects, onRemove }: LinesProps) {
  return (
    <LineTable
      caption={copy.caption}
      columns={[
        { name: columns.from },
        { name: columns.to },
        { name: columns.kind },
        { name: columns.hits, figure: true },
        { name: columns.usedOn },
      ]}
      menuColumn={copy.menuColumn}
    >
      {redirects.map((redirect) => (
        <tr className="border-t border-line align-top" key={redirect.id}>
          <th className="py-4 pr-4 pl-5 font-normal" scope="row">
            <From redirect={redirect} />
          </th>
          <td className="px-4 py-4">
            <To redirect={redirect} />
          </td>
          <td className="px-4 py-4 whitespace-nowrap">{redirect.kind}</td>
          <td className="px-4 py-4 text-right tabular-nums">{redirect.hits}</td>
          <td className="px-4 py-4 whitespace-nowrap">{redirect.usedOn}</td>
          <td className="py-2 pr-3 text-right">
            <LineMenu onRemove={onRemove} redirect={redirect} />
          </td>
        </tr>
      ))}
    </LineTable>
  );
}

function RedirectCards({ redirects, onRemove }: LinesProps) {
  return (
    <LineCards caption={copy.caption}>
      {redirects.map((redirect) => (
        <LineCard
          key={redirect.id}
          menu={<LineMenu onRemove={onRemove} redirect={redirect} />}
          name={<From redirect={redirect} />}
        >
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
            <dt className="text-ink-faint">{columns.to}</dt>
            <dd>
              <To redirect={redirect} />
            </dd>
            <dt className="text-ink-faint">{columns.kind}</dt>
            <dd>{redirect.kind}</dd>
            <dt className="text-ink-faint">{columns.hits}</dt>
            <dd>{redirect.hits}</dd>
            <dt className="text-ink-faint">{columns.usedOn}</dt>
            <dd>{redirect.usedOn}</dd>
          </dl>
        </LineCard>
      ))}
    </LineCards>
  );
}
