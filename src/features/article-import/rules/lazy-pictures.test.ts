import { describe, expect, it } from "vitest";
import { reportCopy as copy } from "../copy/report.ts";
import { picturesOf } from "./post-tree.ts";
import { toMarkdown } from "./to-markdown.ts";

const address = "https://old.example.org/wp-content/uploads/2021/path.jpg";
const dot = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const drawn =
  "data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%20300%20200%22%3E%3C/svg%3E";
const same = { picture: (each: string) => each, link: (each: string) => each };

describe("a picture's address is found", () => {
  it.each([
    ["where it belongs", `<img src="${address}" alt="A path">`],
    ["in data-src beside a dot", `<img src="${dot}" data-src="${address}" alt="A path" class="lazyload">`],
    ["in data-src without src", `<img data-src="${address}" alt="A path">`],
    ["in data-lazy-src beside a drawing", `<img src="${drawn}" data-lazy-src="${address}" alt="A path">`],
    [
      "in data-original",
      `<img src="/wp-content/plugins/x/grey.gif" data-original="${address}" alt="A path">`,
    ],
    ["in data-lazy", `<img src="" data-lazy="${address}" alt="A path">`],
    ["in data-opt-src", `<img src="${drawn}" data-opt-src="${address}" alt="A path">`],
    ["in nitro-lazy-src", `<img src="${drawn}" nitro-lazy-src="${address}" alt="A path">`],
    [
      "in the largest of its sizes",
      `<img src="${dot}" srcset="/small.jpg 300w, ${address} 900w, /medium.jpg 600w" alt="A path">`,
    ],
    ["in late sizes", `<img src="${dot}" data-srcset="/small.jpg 300w, ${address} 900w" alt="A path">`],
    [
      "in data-lazy-srcset",
      `<img src="${drawn}" data-lazy-srcset="/small.jpg 1x,${address} 2x" alt="A path">`,
    ],
    [
      "in the copy for readers without script",
      `<img src="${dot}" class="lazy" alt="A path"><noscript><img src="${address}" alt="A path"></noscript>`,
    ],
    [
      "once, if the copy shows the same",
      `<img src="${dot}" data-src="${address}" alt="A path"><noscript><img src="${address.replace(".jpg", "-300x200.jpg")}" alt="A path"></noscript>`,
    ],
    [
      "in the sizes of a picture element",
      `<picture><source data-srcset="${address} 900w" type="image/webp"><img src="${dot}" alt="A path"></picture>`,
    ],
    ["in the picture of AMP", `<amp-img src="${address}" alt="A path" width="300" height="200"></amp-img>`],
    ["without the link to its own file", `<a href="${address}"><img src="${address}" alt="A path"></a>`],
    [
      "beside attributes with other addresses",
      `<img src="${address}" data-pin-url="https://old.example.org/x" data-permalink="/p" data-share-url="https://old.example.org/s" data-lazy="loaded" alt="A path">`,
    ],
  ])("%s", (_name, html) => {
    expect(picturesOf(`<p>${html}</p>`)).toEqual([{ address, alt: "A path" }]);
    expect(toMarkdown(`<p>${html}</p>`, same)).toMatchObject({
      markdown: `![A path](${address})\n`,
      leftOut: [],
    });
  });

  it("or the report says that it isn't in the text", () => {
    expect(toMarkdown(`<p>A <img src="${dot}" class="lazy"> B</p>`, same)).toMatchObject({
      markdown: "A B\n",
      leftOut: [copy.pictureNoAddress],
    });
  });

  it("but a dot that counts visits isn't missed", () => {
    expect(toMarkdown(`<p>A<img src="${dot}" width="1" height="1"></p>`, same).leftOut).toEqual([]);
  });

  it("also of a picture that is stored in the text itself", () => {
    const stored = `data:image/png;base64,${"A".repeat(2_000)}`;
    expect(picturesOf(`<img src="${stored}" alt="x">`)).toEqual([{ address: stored, alt: "x" }]);
  });

  it("and words for readers without script are named, as before", () => {
    expect(toMarkdown("<p>A</p><noscript>Please turn on script.</noscript>", same).leftOut).toEqual([
      "noscript",
    ]);
  });
});
