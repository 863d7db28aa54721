import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { oldAnchorScript } from "./old-anchor-script.ts";
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
