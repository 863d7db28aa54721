import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pictureFile } from "#platform/pictures/addresses.ts";
import { Picture } from "./uploaded-picture.tsx";

const picture = {
  id: "01a1fc74-724c-71fd-a085-833908003bf9",
  hash: "9f2c4e01ab34cd56",
  width: 1_200,
  height: 800,
  fallback: "jpg" as const,
  alt: "Two hands around a mug",
  focusX: 33,
  focusY: 100,
};
const html = (priority: boolean) =>
  renderToStaticMarkup(<Picture picture={picture} priority={priority} sizes="100vw" />);

it("offers every width as AVIF, WebP and JPEG, and reserves the picture's place", () => {
  const page = html(true);
  for (const ending of ["avif", "webp", "jpg"])
    for (const width of [320, 640, 1_024, 1_200])
      expect(page).toContain(`/pictures/${picture.id}-${picture.hash}-${width}.${ending} ${width}w`);
  expect(page).toContain('width="1200"');
  expect(page).toContain('height="800"');
  expect(page).toContain('alt="Two hands around a mug"');
  expect(page).toContain('fetchPriority="high"');
});

it("keeps the focal point by classes, without a style of its own", () => {
  expect(html(true)).toContain("kw-picture-x-35 kw-picture-y-100");
  expect(html(true) + html(false)).not.toContain("style=");
});

it("waits until it is near the screen unless it is the first, and works without script", () => {
  const [later = "", plain = ""] = html(false).split("<noscript>");
  expect(later).toContain("data-later");
  expect(later).not.toMatch(/(src|srcSet)="\/pictures/);
  expect(plain).toContain('loading="lazy"');
});

it("reads an address only in the form it writes", () => {
  const name = `${picture.id}-${picture.hash}-320.avif`;
  expect(pictureFile(name)).toEqual({ id: picture.id, hash: picture.hash, width: 320, format: "avif" });
  for (const wrong of [
    "",
    `${name}x`,
    `../${name}`,
    name.replace("avif", "svg"),
    name.replace("320", "32000"),
  ])
    expect(pictureFile(wrong)).toBeUndefined();
});
