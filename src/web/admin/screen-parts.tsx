import { type ComponentType, lazy } from "react";
import type { ScreenContent } from "./screen-data.server.ts";
import type { ScreenId } from "./screens.ts";

/** How each screen is drawn; each is fetched when it is opened. It gets what its line in screen-data.server.ts answers. */
const parts: { [Id in ScreenId]: ComponentType<{ content: ScreenContent<Id> }> } = {
  home: lazy(() => import("./home-screen.tsx")),
  audit: lazy(() => import("#features/audit/routes/audit-screen.tsx")),
  profile: lazy(() => import("#features/profile/routes/profile-screen.tsx")),
  responses: lazy(() => import("#features/responses/routes/responses-screen.tsx")),
  response: lazy(() => import("#features/responses/routes/response-screen.tsx")),
};

/** One screen with what it shows. */
export function ScreenPart<Id extends ScreenId>({ id, content }: { id: Id; content: ScreenContent<Id> }) {
  const Part: ComponentType<{ content: ScreenContent<Id> }> = parts[id];
  return <Part content={content} />;
}
