import { usualTopics } from "#content/content-notes.ts";
import { quietSettings } from "#content/quiet-settings.ts";

/**
 * The reader's quiet settings: gentle mode and its topics, a neutral tab title, the region of the help lines. It is
 * in the head of every page and runs before the first paint, so that nothing flashes; the controls work through it
 * from the start. The choices never leave the device.
 * `data-gentle` on the root means that gentle mode is on, `data-topics-chosen` which topics it folds
 * (ui/gentle-part.css). It is off until the reader turns it on. It was once on by default: readers who chose topics
 * then, which is possible only while it is on, keep it.
 * The neutral title is a second title element at the start of the head: a tab shows the first one, and neither the
 * page's own title nor React's changes to it are affected.
 */
export const quietScript = (): string => `(() => {
const root = document.documentElement, memory = {};
const read = (key) => {
  try { return localStorage.getItem(key); } catch { return memory[key] ?? null; }
};
const write = (key, value) => {
  memory[key] = value;
  try { localStorage.setItem(key, value); } catch { return; }
};
const title = document.createElement("title");
title.textContent = ${JSON.stringify(quietSettings.title.neutral)};
title.setAttribute("itemprop", "name");
const markRegion = (place) => {
  for (const radio of place.querySelectorAll("input[data-help-region]")) radio.checked = radio.value === root.dataset.region;
};
const apply = () => {
  const topics = read("gentle-topics"), region = read("help-region");
  root.dataset.topicsChosen = topics ?? ${JSON.stringify(usualTopics.join(" "))};
  if ((read("gentle") ?? (topics === null ? "off" : "on")) === "on") root.dataset.gentle = "";
  else delete root.dataset.gentle;
  root.dataset.region = region === "us" || region === "ca" ? region : /-CA$/i.test(navigator.language) ? "ca" : "us";
  markRegion(document);
  if (read("tab-name") === "neutral") {
    root.dataset.tabName = "neutral";
    root.prepend(title);
  } else {
    delete root.dataset.tabName;
    title.remove();
  }
};
const setGentle = (on) => {
  write("gentle", on ? "on" : "off");
  for (const part of document.querySelectorAll("[data-shown]")) delete part.dataset.shown;
  apply();
};
const open = (hash) => {
  let place = null;
  try { place = document.getElementById(decodeURIComponent(hash.slice(1))); } catch { return; }
  let part = place?.closest("[data-topics]");
  for (; part; part = part.parentElement.closest("[data-topics]")) part.dataset.shown = "yes";
};
addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest("[data-gentle-switch]")) setGentle(root.dataset.gentle === undefined);
  const button = target.closest("[data-gentle-show]"), part = button?.closest("[data-topics]");
  if (part && root.dataset.gentle === undefined) {
    setGentle(true);
    requestAnimationFrame(() => button.scrollIntoView({ block: "nearest" }));
  } else if (part) part.dataset.shown = button.querySelector(".says-show").getClientRects().length ? "yes" : "no";
  const link = target.closest("a[href*='#']");
  if (link && link.pathname === location.pathname && link.origin === location.origin) open(link.hash);
  const next = link?.dataset.skip === "" && document.getElementById(link.hash.slice(1));
  if (next) {
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }
});
addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const { quiet, quietTopic, helpRegion } = target.dataset;
  if (quiet === "gentle") setGentle(target.checked);
  if (quiet === "tab-name") write("tab-name", target.checked ? "neutral" : "own");
  if (quietTopic) {
    const others = root.dataset.topicsChosen.split(" ").filter((topic) => topic && topic !== quietTopic);
    write("gentle-topics", [...others, ...(target.checked ? [quietTopic] : [])].join(" "));
  }
  if (helpRegion !== undefined) write("help-region", target.value);
  if (quiet || quietTopic || helpRegion !== undefined) apply();
});
addEventListener("toggle", ({ target }) => markRegion(target), true);
addEventListener("hashchange", () => open(location.hash));
addEventListener("DOMContentLoaded", () => open(location.hash));
addEventListener("storage", apply);
addEventListener("pageshow", ({ persisted }) => persisted && apply());
apply();
})()`;
