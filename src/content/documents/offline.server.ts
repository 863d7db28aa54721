/** What people read in place of a page that isn't there or can't be reached, as fields. */
import { notFound, notFoundAt } from "../pages/not-found.ts";
import { offline } from "../pages/offline.ts";
import { editablePages, editableTexts } from "./editable-texts.server.ts";
import { group } from "./fields.server.ts";
import { eachOf, line, opening, part } from "./page-fields.server.ts";
import { template } from "./template-fields.server.ts";

/** Kept on the device, for when there is no connection. */
export const offlineTexts = editableTexts({
  id: "offline",
  page: offline,
  title: "No connection",
  about: "What people read when their device is offline. It comes to a device with the next visit.",
  schema: () =>
    group(
      { label: "No connection" },
      {
        ...opening(),
        help: part("Crisis lines", {}),
        ready: part("Pages that work offline", {}),
        again: line("Button", 60),
      },
    ),
});

/** Shown at every unknown address. */
export const notFoundTexts = editablePages({
  id: "not-found",
  pages: { page: notFound },
  preview: notFoundAt,
  title: "Page not found",
  about: "What people read at an address where nothing is.",
  schema: () =>
    group(
      { label: "Page not found" },
      {
        page: group(
          { label: "Page" },
          {
            ...opening(),
            near: part("Pages with a similar address", {
              oldAddress: template({
                label: "Below a page that has moved",
                max: 80,
                placeholders: { path: "its old address" },
              }),
            }),
            links: eachOf("Links", notFound.links, { title: line("Title", 40), hint: line("Text", 80) }),
            popular: part("More links", {
              links: eachOf("Links", notFound.popular.links, { title: line("Title", 40) }),
            }),
            help: group(
              { label: "At the end" },
              {
                before: line("Before the link"),
                link: group({ label: "Link" }, { title: line("Text", 80) }),
                after: line("After the link"),
              },
            ),
          },
        ),
      },
    ),
});
