import { useCallback, useState } from "react";
import { apiRequest, refusalOf } from "#platform/browser/api-client.ts";
import { useMailedToken } from "#platform/browser/use-mailed-token.ts";

/** A one-time link for a password. */
export type OpenedLink = {
  token: string;
  works: boolean;
  /** Only for a first password: who invites, and as what. */
  invitation: string | undefined;
};

/** The link in the address bar, once the server has said whether it works; until then the one that was sent. */
export function useOpenedLink(sent: OpenedLink | undefined): OpenedLink | undefined {
  const [link, setLink] = useState(sent);
  const open = useCallback(async (token: string) => {
    try {
      const response = await apiRequest("POST", "/api/auth/password-link", { token });
      const { invitation }: { invitation?: string } = await response.json();
      setLink({ token, works: true, invitation });
    } catch (error) {
      // Without an answer the form stays usable: the server looks at the link again when it's sent.
      setLink({ token, works: refusalOf(error)?.status !== 404, invitation: undefined });
    }
  }, []);
  useMailedToken(open);
  return link;
}
