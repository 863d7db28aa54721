import { isIPv6 } from "node:net";

/**
 * The address a request came from: the socket's, or the one the nearest of `proxies` trusted proxies saw. Addresses
 * beyond the trusted proxies can be forged and are ignored.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  if (proxies === 0 || !forwardedFor) return socketAddress;
  const addresses = forwardedFor.split(",").map((part) => part.trim());
  return addresses.at(-proxies) ?? addresses[0] ?? socketAddress;
}

/** The network used for rate limits: a whole IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return groups ? groups.slice(0, 4).join(":") : plainAddress(address);
}

/** The first 48 bits of an IPv6 address, which a customer of many providers has whole; undefined for IPv4. */
export function wideNetworkOf(address: string): string | undefined {
  return groupsOf(address)?.slice(0, 3).join(":");
}

/** Without a zone, and IPv4 as itself. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "").split("%", 1)[0] ?? "";
}

/** The groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] | undefined {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return undefined;
  const [head = "", tail] = plain.split("::");
  const start = head === "" ? [] : head.split(":");
  const end = tail ? tail.split(":") : [];
  const groups =
    tail === undefined
      ? start
      : [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0"), ...end];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
