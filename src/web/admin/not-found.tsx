import { screenLoader } from "./screen-loader.server.ts";

/** Addresses under /admin that no screen has: no feature lists this route, so its loader always refuses with 404. */
export const loader = screenLoader(() => ({ title: "" }));

export default function NotFound() {
  return null;
}
