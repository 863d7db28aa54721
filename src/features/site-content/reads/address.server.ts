import { isTeamAddress, pageAt } from "#content/index.ts";
import { addressOfDocument, pageDocumentId } from "#content/simple-pages/current-simple-pages.ts";
import { isPageAddress } from "#content/simple-pages/simple-page.ts";
import { fixedLinks, isReserved } from "#features/redirects/reads/addresses.server.ts";
import { currentRedirects } from "#features/redirects/reads/lookup.server.ts";
import type { Services } from "#platform/services.ts";
import { pageFaults as faults } from "../copy/addable.ts";
import { isRecord } from "../rules/json.ts";

type Database = Pick<Services["store"], "db">["db"];

/**
 * Why a page of the team can't have an address; undefined if it can. A page shadows nothing: no page of the site, no
 * file, no redirect, and no other page, published or not. `id` is the document that asks, or empty.
 */
export async function addressProblem(
  services: Services,
  db: Database,
  { id, address }: { id: string; address: string },
): Promise<string | undefined> {
  if (!isPageAddress(address)) return faults.address;
  const path = `/${address}`;
  if (!isTeamAddress(path) || isReservedForOthers(services, path))
    return pageAt(path) ? faults.isPage : faults.isReserved;
  if (fixedLinks.has(path)) return faults.isRedirect;
  const pages = await addressesOfPages(db);
  if (pages.some((page) => page.id !== id && page.addresses.includes(address))) return faults.isTaken;
  const redirect = (await currentRedirects(services)).get(path);
  const own = pages.find((page) => page.id === id)?.published;
  // A page that moves back takes the place of the redirect that its first move left behind.
  return redirect && (own === undefined || redirect.targetPath !== `/${own}`) ? faults.isRedirect : undefined;
}

/** The same for a document's value: where it says so, and a sentence. Other documents have no address. */
export async function valueAddressProblem(
  services: Services,
  id: string,
  value: unknown,
): Promise<Readonly<Record<string, string>>> {
  const address = addressIn(id, value);
  if (address === undefined) return {};
  const problem = await addressProblem(services, services.store.db, { id, address });
  return problem === undefined ? {} : { address: problem };
}

/** Undefined for documents that aren't pages. */
export function addressIn(id: string, value: unknown): string | undefined {
  if (addressOfDocument(id) === undefined || !isRecord(value)) return undefined;
  return typeof value.address === "string" ? value.address : undefined;
}

// Below these, something else answers: codes, campaigns, files, the admin.
function isReservedForOthers(services: Services, path: string): boolean {
  return isReserved(services, path) || isReserved(services, `${path}/x`);
}

/** The addresses that each of the team's pages has or will have. */
async function addressesOfPages(db: Database) {
  const rows = await db
    .selectFrom("content_documents")
    .select(["id", "published", "draft", "scheduled"])
    .where("id", "like", `${pageDocumentId("")}%`)
    .execute();
  return rows.map(({ id, published, draft, scheduled }) => {
    const [own, ...others] = [published, draft, scheduled].map((text) =>
      text === "" ? undefined : addressIn(id, JSON.parse(text)),
    );
    return { id, published: own, addresses: [own, ...others] };
  });
}
