type Routes = Readonly<
  Record<string, { path?: string | undefined; parentId?: string | undefined } | undefined>
>;

export function isAdminRoute(id: string, routes: Routes): boolean {
  const { path = "", parentId } = routes[id] ?? {};
  if (path === "admin" || path.startsWith("admin/")) return true;
  return parentId !== undefined && isAdminRoute(parentId, routes);
}

/** The list of all routes, for the admin's pages; the build writes it beside the one for visitors. */
export function adminManifest(manifest: string): string {
  const name = manifest.lastIndexOf("/") + 1;
  return manifest.slice(0, name) + manifest.slice(name).replace("manifest-", "admin-manifest-");
}
