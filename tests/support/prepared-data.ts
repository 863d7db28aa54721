/** The data that a site of browser tests can start on, made once for the whole run by prepare-data.ts. */
export const preparedData = [
  "migrated",
  "owner",
  "team",
  "lists",
  "answers",
  "readers",
  "emails",
  "groups",
  "meeting",
  "circle",
] as const;
export type PreparedData = (typeof preparedData)[number];

/** The team in that data: owner@, editor@ and viewer@kinward.test; a host in that of a meeting. */
export const teamNames = {
  owner: "Noor Haddad",
  editor: "Robin Reyes",
  viewer: "Sam Okafor",
  host: "Alex Moreau",
  limited: "Dana Whitfield",
} as const;
export const teamPassword = "a long and quiet sentence";

/** The setting that tells the tests of a run where that data is. */
export const preparedDataFolder = "PREPARED_DATA_FOLDER";
