import { useState } from "react";
import { ActionButton, ActionLink, ActionMenu } from "#ui/action-menu.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/toast/store.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import type { ClinicCodesContent, ShownClinicCode } from "../reads.server.ts";
import type { ClinicCodeState } from "../rules.ts";
import type { action } from "./clinic-code-form-screen.tsx";

const copy = {
  caption: "Clinic codes",
  menuColumn: "Actions",
  menu: {
    of: (code: string) => `Actions for ${code}`,
    edit: "Edit",
    visit: "View public page",
    copy: "Copy link",
    card: "QR code and card",
    on: "Switch on",
    off: "Switch off",
    usedUp: "Mark as used up",
    remove: "Delete",
  },
  undo: "Undo",
  done: {
    copied: "Link copied.",
    copyFailed: "Your browser couldn't copy it. You'll find the link on the screen with the card.",
    on: "Switched on. Its page shows it again.",
    onExpired: "The code is on, but its last day has passed. Set a later one so its page shows it again.",
    off: "Switched off. Its page says so.",
    usedUp: "Marked as used up. Its page says so.",
    deleted: "The code has been deleted. Its page now says we don't know this code.",
  },
} as const;

type ActionsProps = { actions: ClinicCodeActions };

const tagKinds = { live: "good", expired: "care", usedUp: "care", off: "quiet" } as const;

/** The list of codes. */
export function ClinicCodeList({ list, actions }: ActionsProps & { list: ClinicCodesContent["list"] }) {
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

/** The menu actions of a code in the list, and their notifications; a change of its status can be undone. */
export function useClinicCodeActions() {
  const { busy, problem, send, clear } = useOperations<typeof action>();
  const [deleting, setDeleting] = useState<ShownClinicCode>();

  async function changeState(clinicCode: Changeable, state: ClinicCodeState): Promise<void> {
    clear();
    const { revision, href } = clinicCode;
    const changed = await send("changeClinicCode", { revision, state }, { at: href });
    if (!changed) return;
    const undo = () => void changeState({ href, state, revision: changed.revision }, clinicCode.state);
    toast({
      title: state === "on" && changed.status === "expired" ? copy.done.onExpired : copy.done[state],
      action: { label: copy.undo, run: undo },
    });
  }

  return {
    busy,
    problem,
    deleting,
    async copy({ link }: ShownClinicCode) {
      clear();
      try {
        await navigator.clipboard.writeText(link);
        toast({ title: copy.done.copied });
      } catch {
        toast({ title: copy.done.copyFailed });
      }
    },
    changeState,
    requestDeletion(clinicCode: ShownClinicCode) {
      clear();
      setDeleting(clinicCode);
    },
    cancelDeletion() {
      clear();
      setDeleting(undefined);
    },
    async remove(clinicCode: ShownClinicCode, code: string) {
      const done = () => {
        setDeleting(undefined);
        toast({ title: copy.done.deleted });
      };
      await send("deleteClinicCode", { code }, { at: clinicCode.href, done });
    },
  };
}

type Changeable = Pick<ShownClinicCode, "href" | "revision" | "state">;

type ClinicCodeActions = ReturnType<typeof useClinicCodeActions>;
