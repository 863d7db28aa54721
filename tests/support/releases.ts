import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../releases");

/** The data key that every release's sample rows were encrypted with. */
export const releaseKey = Buffer.alloc(32, "kinward release fixture").toString("base64");
/** Who can sign in, and the texts to look for. */
export const releaseOwner = "owner@kinward.test";
export const releaseTexts = {
  message: "Sample message of a release, with 'quotes' and ünïcode.",
  inquiry: "Sample inquiry of a release.",
  subscriber: "person-3@example.org",
  answer: "Sample answer of a release.",
};

/** All releases whose databases are kept, oldest first. */
export function keptReleases(): string[] {
  return readdirSync(folder).toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));
}

/** A release's database with its sample rows, as SQL. */
export function releaseDump(release: string, kind: "sqlite" | "postgres"): string {
  return readFileSync(join(folder, release, `${kind}.sql`), "utf8");
}
