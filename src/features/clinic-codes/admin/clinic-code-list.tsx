import { useState } from "react";
import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { ActionButton, ActionLink, ActionMenu } from "#ui/action-menu.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/toast/store.ts";
import type { ClinicCodesContent, ShownClinicCode } from "../reads.server.ts";
import { type ClinicCodeState, statusIn } from "../rules.ts";

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
  const { busy, problem, send, clear } = useSending(adminCopy.failed);
  const { revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState<ShownClinicCode>();

  const address = ({ id }: Pick<ShownClinicCode, "id">) => `/api/admin/coupons/${id}`;

  async function changeState(clinicCode: Changeable, state: ClinicCodeState): Promise<void> {
    clear();
    const response = await send("PATCH", address(clinicCode), { revision: clinicCode.revision, state });
    if (!response) return;
    const revision = revisionIn(response);
    const undo = () =>
      void changeState({ ...clinicCode, state, revision: revision ?? clinicCode.revision }, clinicCode.state);
    toast({
      title: state === "on" && statusIn(response) === "expired" ? copy.done.onExpired : copy.done[state],
      action: revision === undefined ? undefined : { label: copy.undo, run: undo },
    });
    await revalidate();
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
      const response = await send("DELETE", address(clinicCode), { code });
      if (!response) return;
      setDeleting(undefined);
      toast({ title: messageIn(response) });
      await revalidate();
    },
  };
}

type Changeable = Pick<ShownClinicCode, "id" | "revision" | "state">;

function revisionIn(response: unknown): number | undefined {
  if (typeof response !== "object" || response === null || !("revision" in response)) return undefined;
  return typeof response.revision === "number" ? response.revision : undefined;
}

type ClinicCodeActions = ReturnType<typeof useClinicCodeActions>;
