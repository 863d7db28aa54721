import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { openPart } from "#web/offline/treatment.ts";
import type { ListedSheet } from "./sheet-rows.tsx";

/**
 * All worksheets were once on this page, and links with their anchors are in people's bookmarks and mails: leads them
 * to the worksheet's page. Without a connection the service worker sends its page's visitors here, with its id in the
 * query, because this page and the data of all the others are on the device.
 */
export function OldAddresses({ groups }: { groups: readonly { sheets: readonly ListedSheet[] }[] }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const wanted = new URLSearchParams(search).get(openPart) ?? hash.slice(1);
    const sheet = groups.flatMap(({ sheets }) => sheets).find(({ id }) => id === wanted);
    if (sheet) navigate(sheet.href, { replace: true });
  }, [hash, search, groups, navigate]);
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: ours, and listed by its hash in the policy
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? leaveForSheet : "" }}
      suppressHydrationWarning
    />
  );
}

/** On a first load, leaves before the list is painted. */
const leaveForSheet = `(() => {
const row = document.getElementById(location.hash.slice(1));
if (row?.dataset.sheet) location.replace(row.querySelector("a").href);
})()`;
