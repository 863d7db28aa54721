import { type LoaderFunctionArgs, redirect } from "react-router";
import { redirects } from "#content/index.ts";

/** Sends an old address on, with its query. */
export function loader({ url }: LoaderFunctionArgs) {
  const target = redirects.find(({ from }) => from === url.pathname)?.to ?? "/";
  return redirect(target + url.search, 301);
}

/** Never drawn: the loader always leads elsewhere. */
export default function RedirectPage() {
  return null;
}
