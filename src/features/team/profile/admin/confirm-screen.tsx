import { useState } from "react";
import { useNavigate } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { Button } from "#ui/button.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { safeAfterConfirming } from "../../sign-in/rules.ts";
import { profileCopy as copy } from "../copy.ts";
import { confirmingWith, PasswordStep } from "../ui/password-step.tsx";

export const loader = screenLoader(({ actor, search, rejected }) => ({
  title: copy.confirm.heading,
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
            <p role="status">{copy.confirm.begun}</p>
            <p className="mt-4">
              <Button onClick={() => void navigate(-1)} size="small" variant="outline">
                {copy.confirm.back}
              </Button>
            </p>
          </>
        ) : (
          <PasswordStep
            {...confirmingWith(factors, { failed: adminCopy.failed, to, onDone: goOn })}
            copy={copy}
            failed={adminCopy.failed}
            marks={fieldMarks}
            onCancel={() => void navigate(-1)}
            onDone={goOn}
            refused={message}
            submit={copy.confirm.submit}
            text={copy.confirm.text}
            to={to}
            url="/api/admin/profile/confirm"
          />
        )}
      </div>
    </div>
  );
}
