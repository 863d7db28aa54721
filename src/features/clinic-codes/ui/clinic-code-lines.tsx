import { ActionButton, ActionLink, ActionMenu } from "#ui/action-menu.tsx";
import { LineCard, LineCards, LineTable } from "#ui/line-table.tsx";
import { Tag } from "#ui/tag.tsx";
import { clinicCodesCopy as copy } from "../copy.ts";
import type { ShownClinicCode } from "../reads/clinic-codes-screen.server.ts";
import type { ClinicCodeActions } from "./use-clinic-code-actions.ts";

type LinesProps = { coupons: readonly ShownClinicCode[]; actions: ClinicCodeActions };
type LineProps = { coupon: ShownClinicCode };

const tagKinds = { live: "good", expired: "care", usedUp: "care", off: "quiet" } as const;
const { columns } = copy;

function Name({ coupon: { clinic, code, edit } }: LineProps) {
  return (
    <>
      <a
        className="rounded-sm font-semibold wrap-anywhere text-ink focus-ring hover:text-link hover:underline"
        href={edit}
      >
        {clinic}
      </a>
      <span className="block text-small wrap-anywhere text-ink-faint">{code}</span>
    </>
  );
}

function StateTag({ coupon: { standing, standingName } }: LineProps) {
  return (
    <Tag kind={tagKinds[standing]} state>
      {standingName}
    </Tag>
  );
}

function ClinicCodeMenu({ coupon, actions }: LineProps & { actions: ClinicCodeActions }) {
  const { menu } = copy;
  return (
    <ActionMenu label={menu.of(coupon.code)}>
      <ActionLink href={coupon.edit}>{menu.edit}</ActionLink>
      <ActionLink href={coupon.link}>{menu.visit}</ActionLink>
      <ActionButton onPress={() => actions.copy(coupon)}>{menu.copy}</ActionButton>
      <ActionLink href={coupon.card}>{menu.card}</ActionLink>
      {coupon.state === "on" ? (
        <>
          <ActionButton onPress={() => actions.turn(coupon, "usedUp")}>{menu.usedUp}</ActionButton>
          <ActionButton onPress={() => actions.turn(coupon, "off")}>{menu.off}</ActionButton>
        </>
      ) : (
        <ActionButton onPress={() => actions.turn(coupon, "on")}>{menu.on}</ActionButton>
      )}
      {coupon.mayDelete ? (
        <ActionButton onPress={() => actions.ask(coupon)}>{menu.remove}</ActionButton>
      ) : null}
    </ActionMenu>
  );
}

/** The codes as a table, on wide screens. */
export function ClinicCodeTable({ coupons, actions }: LinesProps) {
  return (
    <LineTable
      caption={copy.caption}
      columns={[
        { name: columns.clinic },
        { name: columns.plan },
        { name: columns.state },
        { name: columns.agreed },
        { name: columns.views, figure: true },
        { name: columns.presses, figure: true },
      ]}
      menuColumn={copy.menuColumn}
    >
      {coupons.map((coupon) => (
        <tr className="border-t border-line" key={coupon.id}>
          <th className="py-3.5 pr-4 pl-5 font-normal" scope="row">
            <Name coupon={coupon} />
          </th>
          <td className="px-4 py-3.5">{coupon.plan}</td>
          <td className="px-4 py-3.5">
            <StateTag coupon={coupon} />
          </td>
          <td className="px-4 py-3.5">
            {coupon.uses}
            <span className="block text-small text-ink-faint">{coupon.lastDay}</span>
          </td>
          <td className="px-4 py-3.5 text-right tabular-nums">{coupon.views}</td>
          <td className="px-4 py-3.5 text-right tabular-nums">{coupon.presses}</td>
          <td className="py-3.5 pr-3 text-right">
            <ClinicCodeMenu actions={actions} coupon={coupon} />
          </td>
        </tr>
      ))}
    </LineTable>
  );
}

/** The codes as cards, on small screens. */
export function ClinicCodeCards({ coupons, actions }: LinesProps) {
  return (
    <LineCards caption={copy.caption}>
      {coupons.map((coupon) => (
        <LineCard
          key={coupon.id}
          menu={<ClinicCodeMenu actions={actions} coupon={coupon} />}
          name={<Name coupon={coupon} />}
        >
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <StateTag coupon={coupon} />
            {coupon.plan}
          </p>
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
            <dt className="text-ink-faint">{columns.agreed}</dt>
            <dd>
              {coupon.uses} · {coupon.lastDay}
            </dd>
            <dt className="text-ink-faint">{columns.views}</dt>
            <dd>{coupon.views}</dd>
            <dt className="text-ink-faint">{columns.presses}</dt>
            <dd>{coupon.presses}</dd>
          </dl>
        </LineCard>
      ))}
    </LineCards>
  );
}
