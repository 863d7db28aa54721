import { type ReactNode, useEffect, useState } from "react";
import { type SessionTimes, watchSession } from "../client/session-watch.ts";
import { loginNotices } from "../copy/pages.ts";
import { loginAddress } from "../rules.ts";

/** Shows the admin while the session lasts; then takes it off the screen and leads to the login. */
export function SessionEnd({ times, children }: { times: SessionTimes; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  // Those of the first screen: later ones say the same a little later.
  const [first] = useState(times);
  useEffect(
    () =>
      watchSession(first, () => {
        setOver(true);
        void leave();
      }),
    [first],
  );
  if (!isOver) return children;
  return (
    <main className="mx-auto max-w-text px-gutter py-16" id="main">
      <p role="status">{loginNotices.ended}</p>
    </main>
  );
}

/** Without the server the session ends by itself; what was on the screen is gone in any case. */
async function leave(): Promise<void> {
  const { pathname, search } = location;
  await fetch("/api/auth/sign-out", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  }).catch(() => undefined);
  const login = new URL(loginAddress(pathname + search), location.href);
  login.searchParams.set("done", "ended" satisfies keyof typeof loginNotices);
  location.replace(login);
}
