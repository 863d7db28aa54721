import { useState } from "react";
import { useRevalidator } from "react-router";
import { deskWords } from "#content/admin.ts";
import { useSending } from "#platform/http/use-sending.ts";
import { couponsWords as words } from "../copy.ts";
import type { ShownCoupon } from "../reads/coupons-screen.server.ts";
import type { CouponState } from "../rules.ts";

/** What the menu of a code does from the list, and what is said afterwards. */
export function useCouponActions() {
  const { busy, problem, send, clear } = useSending(deskWords.failed);
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState("");
  const [deleting, setDeleting] = useState<ShownCoupon>();

  const address = ({ id }: ShownCoupon) => `/api/admin/coupons/${id}`;

  function begin(): void {
    clear();
    setSaid("");
  }

  return {
    busy,
    problem,
    said,
    deleting,
    async copy({ link }: ShownCoupon) {
      begin();
      try {
        await navigator.clipboard.writeText(link);
        setSaid(words.done.copied);
      } catch {
        setSaid(words.done.copyFailed);
      }
    },
    async turn(coupon: ShownCoupon, state: CouponState) {
      begin();
      const answer = await send("PATCH", address(coupon), { revision: coupon.revision, state });
      if (!answer) return;
      setSaid(state === "on" && standingIn(answer) === "expired" ? words.done.onExpired : words.done[state]);
      await revalidate();
    },
    ask(coupon: ShownCoupon) {
      begin();
      setDeleting(coupon);
    },
    stop() {
      clear();
      setDeleting(undefined);
    },
    async remove(coupon: ShownCoupon, code: string) {
      if (!(await send("DELETE", address(coupon), { code }))) return;
      setDeleting(undefined);
      setSaid(words.done.deleted);
      await revalidate();
    },
  };
}

/** Where the code stands now, as the server answered. */
export function standingIn(answer: unknown): unknown {
  return typeof answer === "object" && answer !== null && "standing" in answer ? answer.standing : undefined;
}

export type CouponActions = ReturnType<typeof useCouponActions>;
