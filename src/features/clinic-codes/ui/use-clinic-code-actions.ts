import { useState } from "react";
import { useRevalidator } from "react-router";
import { adminWords } from "#content/admin.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { clinicCodesCopy as copy } from "../copy.ts";
import type { ShownClinicCode } from "../reads/clinic-codes-screen.server.ts";
import type { ClinicCodeState } from "../rules.ts";

/** The menu actions of a code in the list, and their notifications. */
export function useClinicCodeActions() {
  const { busy, problem, send, clear } = useSending(adminWords.failed);
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState("");
  const [deleting, setDeleting] = useState<ShownClinicCode>();

  const address = ({ id }: ShownClinicCode) => `/api/admin/coupons/${id}`;

  function begin(): void {
    clear();
    setSaid("");
  }

  return {
    busy,
    problem,
    said,
    deleting,
    async copy({ link }: ShownClinicCode) {
      begin();
      try {
        await navigator.clipboard.writeText(link);
        setSaid(copy.done.copied);
      } catch {
        setSaid(copy.done.copyFailed);
      }
    },
    async turn(coupon: ShownClinicCode, state: ClinicCodeState) {
      begin();
      const answer = await send("PATCH", address(coupon), { revision: coupon.revision, state });
      if (!answer) return;
      setSaid(state === "on" && standingIn(answer) === "expired" ? copy.done.onExpired : copy.done[state]);
      await revalidate();
    },
    ask(coupon: ShownClinicCode) {
      begin();
      setDeleting(coupon);
    },
    stop() {
      clear();
      setDeleting(undefined);
    },
    async remove(coupon: ShownClinicCode, code: string) {
      if (!(await send("DELETE", address(coupon), { code }))) return;
      setDeleting(undefined);
      setSaid(copy.done.deleted);
      await revalidate();
    },
  };
}

/** The code's status in the server's response. */
export function standingIn(answer: unknown): unknown {
  return typeof answer === "object" && answer !== null && "standing" in answer ? answer.standing : undefined;
}

export type ClinicCodeActions = ReturnType<typeof useClinicCodeActions>;
