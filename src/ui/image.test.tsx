import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Image } from "./image.tsx";

const picture = { src: "/day.svg", night: "/night.svg", alt: "A bridge", width: 240, height: 280 };

it("serves an empty drawing of the same shape, and the picture itself for pages without script", () => {
  const [waiting = "", copy = ""] = renderToStaticMarkup(<Image {...picture} className="w-full" />).split(
    "<noscript>",
  );
  expect(waiting).not.toContain("/day.svg");
  expect(waiting).not.toContain("/night.svg");
  expect(waiting).toContain("viewBox=&#x27;0 0 240 280&#x27;");
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
