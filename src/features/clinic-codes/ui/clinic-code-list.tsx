import { ActionButton, ActionLink, ActionMenu } from "#ui/action-menu.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Tag } from "#ui/tag.tsx";
import { clinicCodesCopy as copy } from "../copy.ts";
import type { ClinicCodeList as List, ShownClinicCode } from "../reads/clinic-codes-screen.server.ts";
import type { ClinicCodeActions } from "./use-clinic-code-actions.ts";

type ActionsProps = { actions: ClinicCodeActions };

const tagKinds = { live: "good", expired: "care", usedUp: "care", off: "quiet" } as const;

/** The list of codes. */
export function ClinicCodeList({ list, actions }: ActionsProps & { list: List }) {
  return (
    <ListTable
      caption={copy.caption}
      list={list}
      menu={{
        heading: copy.menuColumn,
        of: (coupon) => <ClinicCodeMenu actions={actions} coupon={coupon} />,
      }}
      render={{
        state: ({ standing, cells }) => (
          <Tag kind={tagKinds[standing]} state>
            {cells.state?.text}
          </Tag>
        ),
      }}
      summary={["state", "plan"]}
    />
  );
}

function ClinicCodeMenu({ coupon, actions }: ActionsProps & { coupon: ShownClinicCode }) {
  const { menu } = copy;
  return (
    <ActionMenu label={menu.of(coupon.code)}>
      <ActionLink href={coupon.href}>{menu.edit}</ActionLink>
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
        <ActionButton danger onPress={() => actions.ask(coupon)}>
          {menu.remove}
        </ActionButton>
      ) : null}
    </ActionMenu>
  );
}
