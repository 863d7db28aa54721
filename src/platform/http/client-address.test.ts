import { expect, it } from "vitest";
import { clientAddress, networkOf, wideNetworkOf } from "./client-address.ts";
import { isOwnOrigin } from "./same-origin.ts";

it("believes only as many proxies as are trusted", () => {
  expect(clientAddress("10.0.0.1", "1.1.1.1, 2.2.2.2", 0)).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", "1.1.1.1, 2.2.2.2", 1)).toBe("2.2.2.2");
  expect(clientAddress("10.0.0.1", "1.1.1.1, 2.2.2.2", 2)).toBe("1.1.1.1");
  expect(clientAddress("10.0.0.1", "2.2.2.2", 3)).toBe("2.2.2.2");
  expect(clientAddress("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
});

it("counts an IPv6 network by its first 64 bits and an IPv4 address whole", () => {
  expect(networkOf("2001:db8:1:2:aaaa::1")).toBe(networkOf("2001:0db8:0001:0002:ffff:1:2:3"));
  expect(networkOf("2001:db8:1:2::1")).not.toBe(networkOf("2001:db8:1:3::1"));
  expect(networkOf("::1")).toBe("0:0:0:0");
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0");
  expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
});

it("knows the first 48 bits of an IPv6 address, and no wider network of IPv4", () => {
  expect(wideNetworkOf("2001:db8:1:2::1")).toBe(wideNetworkOf("2001:0db8:0001:ffff::2"));
  expect(wideNetworkOf("2001:db8:2:2::1")).not.toBe(wideNetworkOf("2001:db8:1:2::1"));
  expect(wideNetworkOf("192.0.2.7")).toBeUndefined();
  expect(wideNetworkOf("::ffff:192.0.2.7")).toBeUndefined();
});

it("knows its own pages from those of others", () => {
  const own = (headers: Record<string, string>, host = "kinward.test") =>
    isOwnOrigin(new Headers(headers), "https://kinward.test", host);
  expect(own({ origin: "https://kinward.test" })).toBe(true);
  expect(own({ origin: "http://kinward.test" })).toBe(false);
  expect(own({ origin: "https://kinward.test.evil.example" })).toBe(false);
  expect(own({ origin: "null" })).toBe(false);
  expect(own({ "sec-fetch-site": "cross-site" })).toBe(false);
  expect(own({ "sec-fetch-site": "same-origin" })).toBe(true);
  expect(own({})).toBe(true);
  expect(own({ origin: "http://localhost:3000" }, "localhost:3000")).toBe(true);
  expect(own({ origin: "http://localhost:3000" }, "kinward.test")).toBe(false);
});
