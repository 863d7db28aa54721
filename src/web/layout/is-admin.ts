/** Whether a path is the admin's, its sign-in pages included. The admin has a list of routes and a style sheet of its own. */
export function isAdmin(pathname: string): boolean {
  return /^\/admin(\/|$)/i.test(pathname);
}
