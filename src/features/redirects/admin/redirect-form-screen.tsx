import { initialTexts, toForm } from "#platform/records/record-form.ts";
import { RecordScreen } from "#web/admin/record-screen.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { nearPages } from "../reads/near.server.ts";
import { redirectById } from "../reads/redirects.server.ts";
import { normalPath, readablePath } from "../rules.ts";
import { redirectFields as fields } from "../schema.ts";

const copy = {
  list: { href: "/admin/redirects", text: "Redirects" },
  newTitle: "Add a redirect",
  save: "Save redirect",
  operations: { create: "createRedirect", change: "changeRedirect" },
} as const;
const editTitle = "Edit a redirect";
const near = "We filled in the page with the closest address. Please check that it's right.";

/** For a new redirect the old address can be in the query; the closest page is then its target. */
export const loader = screenLoader(async ({ services, actor, params: { id }, search }) => {
  if (id === undefined) {
    const from = normalPath(search.get("from") ?? "");
    const [nearest] = from === undefined ? [] : await nearPages(services, from);
    const filled = { from: from === undefined ? "" : readablePath(from), to: nearest?.href ?? "" };
    const initial = { ...initialTexts(fields), ...filled };
    const at = filled.from || copy.newTitle;
    const note = nearest && near;
    return { ...copy, title: copy.newTitle, at, id, revision: 1, fields, initial, note };
  }
  const redirect = await redirectById(services, actor, id);
  const { revision } = redirect;
  const from = readablePath(redirect.from);
  const initial = toForm(fields, { ...redirect, from, leadOn: false });
  return { ...copy, title: editTitle, at: from, id, revision, fields, initial };
});

export { action } from "./redirect-action.server.ts";

export default function RedirectFormScreen({ loaderData }: ScreenProps<typeof loader>) {
  return <RecordScreen content={loaderData} />;
}
