import { useState } from "react";
import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { toast } from "#ui/toast/store.ts";
import { clinicCodesCopy as copy } from "../copy.ts";
import type { ShownClinicCode } from "../reads/clinic-codes-screen.server.ts";
import type { ClinicCodeState } from "../rules.ts";

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
      if (!(await send("DELETE", address(clinicCode), { code }))) return;
      setDeleting(undefined);
      toast({ title: copy.done.deleted });
      await revalidate();
    },
  };
}

type Changeable = Pick<ShownClinicCode, "id" | "revision" | "state">;

function revisionIn(response: unknown): number | undefined {
  if (typeof response !== "object" || response === null || !("revision" in response)) return undefined;
  return typeof response.revision === "number" ? response.revision : undefined;
}

/** The code's status in the server's response. */
export function statusIn(response: unknown): unknown {
  return typeof response === "object" && response !== null && "standing" in response
    ? response.standing
    : undefined;
}

export type ClinicCodeActions = ReturnType<typeof useClinicCodeActions>;
