import { type Actor, authorize } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { redirectFormCopy as copy } from "../copy.ts";
import { normalPath, readablePath } from "../rules/path.ts";
import { redirectById } from "./admin.server.ts";
import { nearPages } from "./near.server.ts";

/** The form for a new redirect; the old address can be prefilled from the query, with the closest page as target. */
export async function newRedirectScreen(services: Services, actor: Actor, search: URLSearchParams) {
  authorize(actor, "redirects.manage");
  const from = normalPath(search.get("from") ?? "");
  const [nearest] = from === undefined ? [] : await nearPages(services, from);
  return {
    title: copy.newTitle,
    id: undefined,
    revision: 1,
    near: nearest !== undefined,
    initial: {
      from: from === undefined ? "" : readablePath(from),
      to: nearest?.href ?? "",
      kind: "301",
      note: "",
      outside: false,
    },
  };
}

/** The same for an existing redirect. @throws {HttpError} not_found. */
export async function redirectFormScreen(services: Services, actor: Actor, id: string) {
  const { from, to, kind, note, outside, revision } = await redirectById(services, actor, id);
  return {
    title: copy.editTitle,
    id,
    revision,
    near: false,
    initial: { from: readablePath(from), to, kind, note, outside },
  };
}
