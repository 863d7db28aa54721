import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { safeAfterConfirming } from "../../sign-in/rules.ts";
import { ConfirmStep, confirmHeading } from "../ui/confirm-step.tsx";

export const loader = screenLoader(({ actor, search, rejected }) => ({
  title: confirmHeading,
  to: safeAfterConfirming(rejected?.values.to ?? search.get("to")),
  factors: {
    code: actor.hasSecondFactor ?? false,
    app: actor.hasApp ?? false,
    passkey: actor.hasPasskey ?? false,
  },
  message: rejected?.message,
}));

/** Asks who somebody is before a download, which is opened by its address and can't ask by itself. */
export default function ConfirmScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { title, to, factors, message } = content;
  const [hasStarted, setHasStarted] = useState(false);
  const navigate = useNavigate();
  const goOn = () => {
    if (to.startsWith("/api/")) setHasStarted(true);
    location.assign(to);
  };
  return (
    <div className="max-w-narrow">
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      <div className={`mt-6 ${panelClass}`}>
        {hasStarted ? (
          <>
            <p role="status">Thank you. Your download has begun.</p>
            <p className="mt-4">
              <Button onClick={() => void navigate(-1)} size="small" variant="outline">
                Go back
              </Button>
            </p>
          </>
        ) : (
          <ConfirmStep
            factors={factors}
            onCancel={() => void navigate(-1)}
            onDone={goOn}
            refused={message}
            to={to}
          />
        )}
      </div>
    </div>
  );
}
