/** "More from us" on the home page, as fields. */
import { pageAt } from "../index.ts";
import { placeIn } from "../menus.ts";
import { type HomeMoreContent, homeMoreDocument } from "../pages/home-more.ts";
import { editable } from "./editable.server.ts";
import { choice, crossChecked, group, itemId, list, longText, optional, text } from "./fields.server.ts";
import { linkTarget } from "./link-target.server.ts";

const mostCards = 12;

/** A card that leads where another one does, or has no name to show. */
function misfitOf({ cards }: HomeMoreContent): { field: string; message: string } | undefined {
  for (const [at, { to, title }] of cards.entries()) {
    if (cards.slice(0, at).some((other) => other.to === to))
      return { field: `cards.${at}.to`, message: "Another card leads to the same place already" };
    if (title === undefined && !pageAt(to) && placeIn(to) === undefined)
      return { field: `cards.${at}.title`, message: "Please enter a title for this card" };
  }
  return undefined;
}

/** Cards for the team's own pages, at the end of the home page. */
export const homeMore = editable<HomeMoreContent>({
  document: homeMoreDocument,
  title: "More from us",
  about: "Cards for pages of your own, at the end of the home page. Without any, the part isn’t there.",
  preview: "/",
  schema: () =>
    crossChecked(
      group(
        { label: "More from us" },
        {
          heading: text({ label: "Heading", max: 80 }),
          text: optional(longText({ label: "First sentence", max: 200 })),
          cards: list({
            label: "Cards",
            help: "One whose page is off the site isn’t shown.",
            least: 0,
            most: mostCards,
            item: group(
              { label: "Card" },
              {
                id: itemId(),
                to: linkTarget({ label: "Leads to" }),
                title: optional(text({ label: "Title", help: "Without one, the page’s own name.", max: 80 })),
                text: optional(
                  longText({ label: "Text", help: "Without one, the page’s description.", max: 200 }),
                ),
                state: choice({
                  label: "Visitors see it",
                  options: [
                    { value: "shown", label: "Yes" },
                    { value: "hidden", label: "No: hide it here" },
                  ],
                }),
              },
            ),
          }),
        },
      ),
      misfitOf,
    ),
});
