import type { Locator } from "@playwright/test";

/** Pastes HTML into an element, as from another program. */
export async function pasteHtml(target: Locator, html: string): Promise<void> {
  await target.evaluate((element, given) => {
    const data = new DataTransfer();
    data.setData("text/html", given);
    element.dispatchEvent(
      new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data }),
    );
  }, html);
}
