import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Image } from "./image.tsx";

const picture = { src: "/day.svg", night: "/night.svg", alt: "A bridge", width: 240, height: 280 };

it("serves an empty drawing of the same shape, and the picture itself for pages without script", () => {
  const [waiting = "", copy = ""] = renderToStaticMarkup(<Image {...picture} className="w-full" />).split(
    "<noscript>",
  );
  expect(waiting).not.toMatch(/src(?:Set)?="\/(?:day|night)\.svg"/);
  expect(waiting).toContain('data-later="/day.svg"');
  expect(waiting).toContain('data-later="/night.svg"');
  expect(waiting).toContain("viewBox=&#x27;0%200%20240%20280&#x27;");
  expect(waiting).toMatch(/alt="A bridge" class="w-full animate-pulse [^"]*noscript:hidden"/);
  expect(waiting).toMatch(/height="280".* width="240"/);
  expect(copy).toContain('media="(prefers-color-scheme: dark)" srcSet="/night.svg"');
  expect(copy).toMatch(/<img alt="A bridge" class="w-full" height="280" .*src="\/day.svg" width="240"\/>/);
});

it("serves a picture of the first screen at once, and only once", () => {
  const html = renderToStaticMarkup(<Image {...picture} priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('src="/day.svg"');
  expect(html).toContain('srcSet="/night.svg"');
  expect(html).not.toMatch(/noscript|animate-pulse|data:/);
});

it("sets no style of its own", () => {
  expect(renderToStaticMarkup(<Image {...picture} />)).not.toContain("style=");
});

it("is the way every picture of the content comes, but for scenery and codes drawn on the device", () => {
  const source = new URL("../", import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"),
  );
  const having = (pattern: RegExp) =>
    files.filter((name) => pattern.test(readFileSync(new URL(name, source), "utf8"))).toSorted();
  expect(having(/<img\b/)).toEqual([
    // Uploaded pictures come in several widths: the admin's, and those of pages by the same script.
    "features/pictures/ui/focal-point.tsx",
    "features/pictures/ui/thumbnail.tsx",
    "features/pictures/ui/upload-dialog.tsx",
    // Scenery with another drawing for wide screens.
    "features/site-content/pages/home/hero.tsx",
    "features/team/profile/admin/second-factor.tsx",
    "features/zenden/ui/scene.tsx",
    "ui/image.tsx",
    "ui/scenery.tsx",
    "web/sections/uploaded-picture.tsx",
  ]);
  expect(having(/<Scenery\b/)).toEqual([
    "features/site-content/pages/home/hero.tsx",
    "web/layout/page-frame.tsx",
  ]);
});
