import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import * as z from "zod/mini";
import { adminCopy } from "#content/admin.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { WentWrongText } from "#web/error-boundary.tsx";

const refusal = z.object({ heading: z.string(), text: z.string(), home: z.string() });

/** Why a screen isn't shown: it doesn't exist, or the role may not open it. */
export type Refusal = z.infer<typeof refusal>;

/** Around every screen, so that the menu stays when one can't be shown. */
export default function ScreenBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const refused = isRouteErrorResponse(error) ? refusal.safeParse(error.data) : undefined;
  if (!refused?.success) return <WentWrongText />;
  const { heading, text, home } = refused.data;
  return (
    <>
      <title>{adminCopy.titleOf(heading)}</title>
      <EmptyState
        heading={heading}
        level="h1"
        next={{ href: "/admin", text: home }}
        picture="empty-results"
        text={text}
      />
    </>
  );
}
