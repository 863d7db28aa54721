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
        of: (clinicCode) => <ClinicCodeMenu actions={actions} clinicCode={clinicCode} />,
      }}
      render={{
        state: ({ status, cells }) => (
          <Tag kind={tagKinds[status]} state>
            {cells.state?.text}
          </Tag>
        ),
      }}
      summary={["state", "plan"]}
    />
  );
}

function ClinicCodeMenu({ clinicCode, actions }: ActionsProps & { clinicCode: ShownClinicCode }) {
  const { menu } = copy;
  return (
    <ActionMenu label={menu.of(clinicCode.code)}>
      <ActionLink href={clinicCode.href}>{menu.edit}</ActionLink>
      <ActionLink href={clinicCode.link}>{menu.visit}</ActionLink>
      <ActionButton onPress={() => actions.copy(clinicCode)}>{menu.copy}</ActionButton>
      <ActionLink href={clinicCode.card}>{menu.card}</ActionLink>
      {clinicCode.state === "on" ? (
        <>
          <ActionButton onPress={() => actions.changeState(clinicCode, "usedUp")}>{menu.usedUp}</ActionButton>
          <ActionButton onPress={() => actions.changeState(clinicCode, "off")}>{menu.off}</ActionButton>
        </>
      ) : (
        <ActionButton onPress={() => actions.changeState(clinicCode, "on")}>{menu.on}</ActionButton>
      )}
      {clinicCode.mayDelete ? (
        <ActionButton danger onPress={() => actions.requestDeletion(clinicCode)}>
          {menu.remove}
        </ActionButton>
      ) : null}
    </ActionMenu>
  );
}
