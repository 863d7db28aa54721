import { isIPv4 } from "node:net";

/** Whether a URL's host name is this machine, so that nothing leaves it. */
export function isThisMachine(hostname: string): boolean {
  return (
    hostname === "localhost" || hostname === "[::1]" || (isIPv4(hostname) && hostname.startsWith("127."))
  );
}
