import { lazy, Suspense, useEffect, useState } from "react";
import { confirmWith } from "#platform/browser/api-client.ts";
import type { OwnFactors } from "./confirm-step.tsx";

const ConfirmDialog = lazy(() => import("./confirm-dialog.tsx"));

/** Asks a team member to confirm who they are whenever a request needs it; the request then goes on by itself. */
export function ConfirmIdentity({ factors }: { factors: OwnFactors }) {
  const [answer, setAnswer] = useState<(confirmed: boolean) => void>();
  useEffect(() => confirmWith(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  if (answer === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        factors={factors}
        onAnswer={(confirmed) => {
          setAnswer(undefined);
          answer(confirmed);
        }}
      />
    </Suspense>
  );
}
