import { expect, test } from "vitest";
import { barFit, firstWithoutRoom, type HeaderBar } from "./header-room.ts";

const named = (...titles: readonly string[]) => titles.map((title) => ({ title }));
const shipped: HeaderBar = {
  links: named("Membership", "Our Family"),
  groups: named("Journeys", "Support", "Clinics", "Resources"),
  login: "Members Login",
  staff: "Clinic Staff",
};
const withLinks = (...titles: readonly string[]) => ({
  ...shipped,
  links: [...shipped.links, ...named(...titles)],
});

test("the links that the site comes with fit on every screen that shows them", () => {
  expect(barFit(shipped)).toBeUndefined();
  expect(firstWithoutRoom(shipped, 1024)).toBeUndefined();
});

test("one more link goes behind the menu button on small laptops, and moves closer to the others on wide ones", () => {
  expect(barFit(withLinks("Contact"))).toEqual({ from: 80, isRoomy: false });
  expect(firstWithoutRoom(withLinks("Contact"), 1024)).toBe("Resources");
  expect(firstWithoutRoom(withLinks("Contact"), 1440)).toBeUndefined();
});

test("more than the widest screens have room for is behind the menu button everywhere", () => {
  const many = withLinks("Press and media", "How we work together", "Our partners", "Open positions");
  expect(barFit(many)).toEqual({ from: 0, isRoomy: false });
  expect(firstWithoutRoom(many, 1440)).toBe("Support");
});

test("letters of other alphabets count, too", () => {
  const wide = named("不妊治療について", "卵子提供について", "お問い合わせはこちら");
  expect(barFit({ ...shipped, links: [...shipped.links, ...wide] })?.from).not.toBe(64);
});
