/** The address of a list with its filter and cursor. Empty values are left out. */
export function listAddress(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((each): each is [string, string] => Boolean(each[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
