import type { Page } from "@playwright/test";

/**
 * Does to every page what a browser's translator does: each text, also one that comes later, moves into two font elements,
 * with other words: ours get a `mark`, one that nobody sees if none is given. It begins when the page has been read, before React has it.
 */
export async function translatePages(page: Page, mark = "\u2060"): Promise<void> {
  await page.addInitScript((mark: string) => {
    const untouched = new Set(["SCRIPT", "STYLE", "TEXTAREA", "TITLE", "OPTION", "FONT"]);
    const translate = (text: Text) => {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || untouched.has(parent.nodeName) || parent.isContentEditable) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(/[a-z]/i.test(text.data) ? text.data + mark : text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
      for (const text of found) translate(text);
    };
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.classList.add("translated-ltr");
      translateAll(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes) {
          if (target instanceof Text) translate(target);
          for (const node of addedNodes) {
            if (node instanceof Text) translate(node);
            else if (node.nodeName !== "FONT") translateAll(node);
          }
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, mark);
}
