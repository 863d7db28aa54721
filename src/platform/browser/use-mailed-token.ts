import { useEffect } from "react";
import { tokenBehindHash } from "#platform/http/mailed-token.ts";

/**
 * Takes the token of a mailed link out of the address bar and calls `open` with it: when the page starts, and when
 * another link is entered while it's open. `open` has to stay the same function.
 */
export function useMailedToken(open: (token: string) => void): void {
  useEffect(() => {
    function take() {
      const token = tokenBehindHash(location.hash);
      if (token === undefined) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      open(token);
    }
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, [open]);
}
