import { expect, it } from "vitest";
import { partState } from "./split-loader-data.ts";

const controller = "window.__reactRouterContext.streamController";
const close = `<script>${controller}.close();</script>`;
const enqueue = (text: string) => `<script>${controller}.enqueue(${text});</script>`;
const modules = '<script type="module" async="">import "/a.js"</script>';

it("takes the loaders' answers out of the page, joined, and tells the modules where they are", () => {
  const { html, state } = partState(
    `<p>Words</p>${modules}<!--$-->${enqueue(JSON.stringify('["a'))}<!--$-->${enqueue('"\\u003cb\\"]\\n"')}${close}<!--/$-->`,
  );
  expect(state?.text).toBe('["a<b"]\n');
  expect(html).toBe(
    `<p>Words</p><script type="module" async="" data-state="${state?.address}">import "/a.js"</script><!--$--><script></script><!--$--><script></script><script></script><!--/$-->`,
  );
});

it("gives the same answers the same address, and others another", () => {
  const address = (text: string) => partState(modules + enqueue(JSON.stringify(text)) + close).state?.address;
  expect(address("a")).toBe(address("a"));
  expect(address("a")).not.toBe(address("b"));
});

it("drops them where the page has no modules to read them", () => {
  expect(partState(`<p>Words</p>${enqueue('"[]"')}${close}`)).toEqual({
    html: "<p>Words</p><script></script><script></script>",
  });
});

it("leaves a page alone whose answers are not complete", () => {
  for (const page of ["<p>Words</p>", modules + enqueue('"[]"'), modules + close])
    expect(partState(page)).toEqual({ html: page });
});
