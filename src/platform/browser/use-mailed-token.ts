import { useEffect, useState } from "react";
import { tokenBehindHash } from "#platform/http/mailed-token.ts";

/**
 * Takes the token of a mailed link out of the address bar and calls `open` with it: when the page starts, and when
 * another link is entered while it's open. `open` has to stay the same function.
 * @returns that token, so that the form holds it while the server is asked about it, and after a failure.
 */
export function useMailedToken(open?: (token: string) => void): string | undefined {
  const [mailed, setMailed] = useState<string>();
  useEffect(() => {
    function take() {
      const token = tokenBehindHash(location.hash);
      if (token === undefined) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      setMailed(token);
      open?.(token);
    }
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, [open]);
  return mailed;
}
