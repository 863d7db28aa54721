import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Addresses of ours that are no pages: files and the interface for programs. */
const noPage = /\.\w+$|^\/api\//;

function pageAddress(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  if (!anchor?.href || anchor.target || anchor.hasAttribute("download")) return;
  const { origin, pathname, search, hash } = anchor;
  if (origin !== location.origin || noPage.test(pathname)) return;
  // The browser itself goes to a place on the same page.
  if (hash && pathname === location.pathname && search === location.search) return;
  return pathname + search + hash;
}

/**
 * Leads to the address that was pressed even after a new version has replaced the parts it is made of: React Router
 * then reloads the page one is on, and the press would be lost. Browsers without the Navigation API do reload it.
 */
async function leadTo(address: string, go: () => Promise<void> | void): Promise<void> {
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== "reload") return;
    event.preventDefault();
    location.assign(address);
  };
  window.navigation?.addEventListener("navigate", onNavigate);
  await go();
  window.navigation?.removeEventListener("navigate", onNavigate);
}

/**
 * Makes the plain links of every page lead on without a reload. They are ordinary links, so they work before
 * this runs, and no page has to carry a link component.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const address = pageAddress(event);
      // Offline the browser asks for the whole page, which the service worker has or stands in for.
      if (address === undefined || !navigator.onLine) return;
      event.preventDefault();
      const { pathname, search, hash } = location;
      void leadTo(address, () => navigate(address, { replace: address === pathname + search + hash }));
    };
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, [navigate]);
}
