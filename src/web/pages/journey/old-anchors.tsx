import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { addressOfAnchor } from "./phase-address.ts";

type OldAnchorsProps = { steps: readonly { href: string }[]; anchors: readonly (readonly string[])[] };

/**
 * Phases were once on the journey's page, and links with their anchors are still in people's bookmarks and mails: leads
 * them to the phase's page. On a first load a script does it before anything is painted.
 */
export function OldAnchors({ steps, anchors }: OldAnchorsProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const address = addressOfAnchor(steps, anchors, hash);
    if (address !== undefined) navigate(address, { replace: true });
  }, [hash, steps, anchors, navigate]);
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: ours, and listed by its hash in the policy
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? oldAnchorScript(anchors) : "" }}
      suppressHydrationWarning
    />
  );
}

/**
 * Leaves for the page of the phase that the address's anchor was for, before the journey's page is painted. The first
 * anchor of each phase is its own id, the last part of its page's address.
 */
function oldAnchorScript(anchors: readonly (readonly string[])[]): string {
  return `(() => {
const id = location.hash.slice(1), [phase] = ${JSON.stringify(anchors)}.find((ids) => ids.includes(id)) ?? [];
if (phase) location.replace(location.pathname.replace(/\\/?$/, "/") + phase + location.search + (phase === id ? "" : "#" + id));
})()`;
}
