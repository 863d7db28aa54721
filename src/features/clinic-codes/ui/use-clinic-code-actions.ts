import { useState } from "react";
import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { clinicCodesCopy as copy } from "../copy.ts";
import type { ShownClinicCode } from "../reads/clinic-codes-screen.server.ts";
import type { ClinicCodeState } from "../rules.ts";

/** The menu actions of a code in the list, and their notifications. */
export function useClinicCodeActions() {
  const { busy, problem, send, clear } = useSending(adminCopy.failed);
  const { revalidate } = useRevalidator();
  const [notice, setNotice] = useState("");
  const [deleting, setDeleting] = useState<ShownClinicCode>();

  const address = ({ id }: ShownClinicCode) => `/api/admin/coupons/${id}`;

  function start(): void {
    clear();
    setNotice("");
  }

  return {
    busy,
    problem,
    said: notice,
    deleting,
    async copy({ link }: ShownClinicCode) {
      start();
      try {
        await navigator.clipboard.writeText(link);
        setNotice(copy.done.copied);
      } catch {
        setNotice(copy.done.copyFailed);
      }
    },
    async turn(coupon: ShownClinicCode, state: ClinicCodeState) {
      start();
      const response = await send("PATCH", address(coupon), { revision: coupon.revision, state });
      if (!response) return;
      setNotice(
        state === "on" && standingIn(response) === "expired" ? copy.done.onExpired : copy.done[state],
      );
      await revalidate();
    },
    ask(coupon: ShownClinicCode) {
      start();
      setDeleting(coupon);
    },
    stop() {
      clear();
      setDeleting(undefined);
    },
    async remove(coupon: ShownClinicCode, code: string) {
      if (!(await send("DELETE", address(coupon), { code }))) return;
      setDeleting(undefined);
      setNotice(copy.done.deleted);
      await revalidate();
    },
  };
}

/** The code's status in the server's response. */
export function standingIn(response: unknown): unknown {
  return typeof response === "object" && response !== null && "standing" in response
    ? response.standing
    : undefined;
}

export type ClinicCodeActions = ReturnType<typeof useClinicCodeActions>;
