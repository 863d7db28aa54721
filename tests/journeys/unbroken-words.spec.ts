import { adminScreens } from "#features/index.server.ts";
import { written } from "../support/inbox.ts";
import { expect, test } from "../support/site.ts";
import { signIn } from "../support/team-sign-in.ts";

test.use({ alone: "lists" });

/** Longer ones, such as addresses, may have to be broken on a phone. */
const shortWord = 14;

test("no short word of the admin is broken into two lines, at any width", async ({ page, site }) => {
  test.slow();
  await page.request.post("/api/contact", { data: written, headers: { origin: site.url } });
  await signIn(page, "owner");
  const broken = new Set<string>();
  for (const { path } of adminScreens.filter((each) => !each.path.includes(":"))) {
    await page.goto(path);
    for (const width of [320, 390, 600, 768, 1024, 1180, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate((most) => {
        const words: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          if (!node.parentElement?.checkVisibility() || node.parentElement.closest(".sr-only")) continue;
          for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
            if (word.length > most) continue;
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = new Set(
              [...range.getClientRects()]
                .filter(({ width: wide }) => wide > 0)
                .map(({ top }) => Math.round(top / 4)),
            );
            if (tops.size > 1) words.push(word);
          }
        }
        return words;
      }, shortWord);
      for (const word of found) broken.add(`${word} on ${path} at ${width}`);
    }
  }
  expect([...broken]).toEqual([]);
});
