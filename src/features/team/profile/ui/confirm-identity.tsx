import { lazy, Suspense, useEffect, useState } from "react";
import { confirmWith } from "#platform/browser/confirmation.ts";

const ConfirmDialog = lazy(() => import("./confirm-dialog.tsx"));

/** Asks a team member to confirm who they are whenever a request needs it; the request then goes on by itself. */
export function ConfirmIdentity({ withCode }: { withCode: boolean }) {
  const [answer, setAnswer] = useState<(confirmed: boolean) => void>();
  useEffect(() => confirmWith(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  if (answer === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        onAnswer={(confirmed) => {
          setAnswer(undefined);
          answer(confirmed);
        }}
        withCode={withCode}
      />
    </Suspense>
  );
}
