import { type LoaderFunctionArgs, redirect } from "react-router";
import { redirects } from "#content/index.ts";

export function loader({ url }: LoaderFunctionArgs) {
  const target = redirects.find(({ from }) => from === url.pathname)?.to ?? "/";
  return redirect(target + url.search, 301);
}

/** Never rendered: the loader always redirects. */
export default function RedirectPage() {
  return null;
}
