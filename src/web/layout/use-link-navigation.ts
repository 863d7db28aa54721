import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isAdmin } from "./use-path.ts";

/** Addresses on this site that aren't pages: files and the API. */
const noPage = /\.\w+$|^\/api\//;

function pageAddress(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  return event.target instanceof Element ? linkedPage(event.target) : undefined;
}

/** The address of the page that an element links to; undefined if it's no link, or one that leaves the app. */
export function linkedPage(element: Element): string | undefined {
  const anchor = element.closest("a");
  if (!anchor?.href || anchor.target || anchor.hasAttribute("download")) return;
  const { origin, pathname, search, hash } = anchor;
  if (origin !== location.origin || noPage.test(pathname)) return;
  // Each has a list of routes (server/admin-manifest.ts) and a style sheet of its own: the whole page loads.
  if (isAdmin(pathname) !== isAdmin(location.pathname)) return;
  // The browser itself handles anchors on the same page.
  if (hash && pathname === location.pathname && search === location.search) return;
  return pathname + search + hash;
}

/**
 * Navigates to the pressed link even if a new version has replaced its scripts: React Router would then reload the
 * current page and lose the press. Browsers without the Navigation API do reload it.
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

const withinOf = (link: Element) => link.closest<HTMLElement>("[data-within]")?.dataset.within;

/**
 * Turns plain links into in-app navigation. They are ordinary links, so they work before this runs, and no page needs
 * a link component.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const address = pageAddress(event);
      // Offline the browser requests the whole page, which the service worker has or replaces.
      if (address === undefined || !navigator.onLine) return;
      event.preventDefault();
      const { pathname, search, hash } = location;
      const replace = address === pathname + search + hash;
      // The page that the link keeps around what it opens: a phase opens on its journey's page.
      const state = event.target instanceof Element ? withinOf(event.target) : undefined;
      void leadTo(address, () => navigate(address, { replace, state }));
    };
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, [navigate]);
}
