/** What people read in place of a page that can't be reached, as fields. */
import { offline } from "../pages/offline.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group } from "./fields.server.ts";
import { line, opening, part } from "./page-fields.server.ts";

/** Kept on the device, for when there is no connection. */
export const offlineTexts = editableTexts({
  id: "offline",
  page: offline,
  title: "No connection",
  about: "What people read when their device is offline. It comes to a device with the next visit.",
  schema: group(
    { label: "No connection" },
    {
      ...opening(),
      help: part("Crisis lines", {}),
      ready: part("Pages that work offline", {}),
      again: line("Button", 60),
    },
  ),
});
