import type { Locator, Page } from "@playwright/test";
import { photograph } from "../support/pictures.ts";
import { expect, test } from "../support/site.ts";
import { isSoundInOneLook } from "../support/sound.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import { signIn, signInAt } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ alone: "owner" });

async function opened(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Drops or pastes a file, as a hand does. */
async function give(target: Locator, kind: "drop" | "paste", bytes: Buffer, names: string[]): Promise<void> {
  await target.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(given.content), (sign) => sign.charCodeAt(0));
      for (const name of given.names) data.items.add(new File([content], name, { type: "image/jpeg" }));
      const settings = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.kind === "drop"
          ? new DragEvent("drop", { ...settings, dataTransfer: data })
          : new ClipboardEvent("paste", { ...settings, clipboardData: data }),
      );
    },
    { kind, names, content: bytes.toString("base64") },
  );
}

test("an owner uploads by choice, drop and paste, sets the focal point by keys, and deletes", async ({
  page,
  quiet,
}) => {
  test.slow();
  quiet.allow(/status of 422/);
  const photo = await photograph(120, 80);
  await signInAt(page, "/admin/pictures", "owner");
  await expect(page.getByRole("heading", { name: "No pictures yet" })).toBeVisible();
  await isSoundAtRest(page);

  // What is missing is said before anything is sent; what isn't a picture, after.
  const alt = page.getByLabel("Description (alt text)");
  const send = page.getByRole("button", { name: "Upload picture" });
  const file = page.getByLabel("Picture", { exact: true });
  await send.press("Enter");
  await expect(file).toBeFocused();
  await expect(file).toHaveAccessibleDescription(/Please choose a picture/);
  await file.setInputFiles({
    name: "x.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>x()</script></svg>"),
  });
  await send.press("Enter");
  await expect(alt).toBeFocused();
  await alt.fill("A drawing");
  await alt.press("Enter");
  await expect(file).toHaveAccessibleDescription(/contains a script/);
  await isSoundInOneLook(page);

  await file.setInputFiles({ name: "chosen.jpg", mimeType: "image/jpeg", buffer: photo });
  await alt.fill("Chosen by hand");
  await alt.press("Enter");
  await expect(page.getByRole("link", { name: "Details: Chosen by hand" })).toBeVisible();

  // Two are dropped: the second waits until the first is sent.
  await give(page.locator("form[enctype]"), "drop", photo, ["one.jpg", "two.jpg"]);
  await expect(alt).toBeFocused();
  await expect(page.getByText("1 more picture is waiting.")).toBeVisible();
  await page.keyboard.type("Dropped first");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Chosen: two.jpg")).toBeVisible();
  await page.getByLabel("only decoration").check();
  await send.press("Enter");
  await expect(page.getByText("3 pictures.")).toBeVisible();

  await give(page.locator("body"), "paste", photo, ["pasted.jpg"]);
  await page.keyboard.type("Pasted from a note");
  await page.keyboard.press("Enter");
  await expect(page.getByText("4 pictures.")).toBeVisible();
  await isSoundAtRest(page);

  // What is found: src/features/pictures/pictures.api.test.ts.
  if (isWholeRun) {
    await page.getByRole("searchbox", { name: "Description" }).fill("PASTED");
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 of 4 match your search.")).toBeVisible();
  }
  await page.getByRole("link", { name: "Details: Pasted from a note" }).press("Enter");
  await opened(page, "Picture details");
  await isSoundAtRest(page);

  const left = page.getByLabel("From the left, in percent");
  await left.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(left).toHaveValue("60");
  const { width = 0, height = 0 } = (await page.locator("[data-focal-point]").boundingBox()) ?? {};
  await page.locator("[data-focal-point]").click({ position: { x: width * 0.25, y: height * 0.9 } });
  await expect(left).toHaveValue("25");
  await expect(page.getByLabel("From the top, in percent")).toHaveValue("90");
  await page.getByRole("button", { name: "Save changes" }).press("Enter");
  await expect(page.getByText("Saved.")).toBeVisible();
  if (isWholeRun) {
    await page.reload();
    await opened(page, "Picture details");
  }
  await expect(left).toHaveValue("25");

  await page.getByRole("button", { name: "Delete picture" }).press("Enter");
  await isSoundAtRest(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete picture" }).press("Enter");
  await opened(page, "Pictures");
  await expect(page.getByText("3 pictures.")).toBeVisible();
});

test("a server killed in the middle of an upload has the whole picture or nothing of it", {
  tag: "@all",
}, async ({ page, site, quiet }) => {
  test.slow();
  quiet.allow(/ERR_|Failed to (load|fetch)/);
  await signInAt(page, "/admin/pictures", "owner");
  const { request } = page.context();
  const picture = { name: "large.jpg", mimeType: "image/jpeg", buffer: await photograph(1_500, 1_000) };
  const origin = { origin: site.url, accept: "application/json" };
  const upload = () =>
    request
      .post("/api/admin/pictures", { headers: origin, multipart: { file: picture, alt: "Cut short" } })
      .then(
        (answer) => answer.status(),
        () => 0,
      );
  const begun = performance.now();
  expect(await upload()).toBe(201);
  const whole = performance.now() - begun;
  for (const part of [0.1, 0.5, 0.95, 1]) {
    const sent = upload();
    await new Promise((done) => setTimeout(done, whole * part));
    await site.crash();
    await sent;
    const { items } = await (await request.get("/api/admin/pictures?search=cut")).json();
    for (const { id, hash, width } of items)
      for (const ending of ["avif", "webp", "jpg"])
        expect((await request.get(`/pictures/${id}-${hash}-${width}.${ending}`)).status()).toBe(200);
  }
  expect(await upload()).toBe(201);
});

test.describe("without script", { tag: "@all" }, () => {
  test.use({ javaScriptEnabled: false });

  test("an upload is a plain form, and a refused one says why", async ({ page, quiet }) => {
    quiet.allow(/status of 422/);
    await signIn(page, "owner");
    await page.goto("/admin/pictures");
    const alt = page.getByLabel("Description (alt text)");
    const file = page.getByLabel("Picture", { exact: true });
    await file.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("GIF89a") });
    await alt.fill("A quiet room");
    await alt.press("Enter");
    await expect(file).toHaveAccessibleDescription(/We don't accept GIF files/);
    await expect(alt).toHaveValue("A quiet room");
    await file.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: await photograph(300, 200) });
    await alt.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Picture details");
    await expect(alt).toHaveValue("A quiet room");
  });
});
