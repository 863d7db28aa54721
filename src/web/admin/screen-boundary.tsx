import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import * as z from "zod/mini";
import { adminCopy } from "#content/admin.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { WentWrongText } from "#web/error-boundary.tsx";

const refusal = z.object({ heading: z.string(), text: z.string(), home: z.string() });

/** Why a screen isn't shown: it doesn't exist, or the role may not open it. */
export type Refusal = z.infer<typeof refusal>;

/** Around every screen, so that the menu stays when one can't be shown. */
export default function ScreenBoundary() {
  return <Outlet />;
}

/** A refusal of the screen's loader, or an unexpected error. */
export function ErrorBoundary() {
  const error = useRouteError();
  const refused = isRouteErrorResponse(error) ? refusal.safeParse(error.data) : undefined;
  if (!refused?.success) return <WentWrongText />;
  const { heading, text, home } = refused.data;
  return (
    <div className="max-w-text">
      <title>{adminCopy.titleOf(heading)}</title>
      <h1 className="text-[2.25rem] leading-tight focus-ring rounded-sm">{heading}</h1>
      <p className="mt-3 text-ink-soft">{text}</p>
      <p className="mt-stack">
        <ButtonLink href="/admin" variant="outline">
          {home}
        </ButtonLink>
      </p>
    </div>
  );
}
