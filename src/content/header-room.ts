/** Whether the header's links fit beside each other, by the widths of their names. Browsers get only what follows. */

/** The header's bar: its links, its menus and the names on its two buttons. */
export type HeaderBar = {
  links: readonly { title: string; external?: boolean }[];
  groups: readonly { title: string }[];
  login: string | undefined;
  staff: string;
};

/**
 * From which width of the screen, in rem, the links are beside each other; below it, and on every screen for 0, they are
 * behind the menu button. On wide screens they have more room around them, if there is some.
 */
export type BarFit = { from: 64 | 80 | 0; isRoomy: boolean };

/** The letters of Figtree at weight 500 by their widths, in thousandths of the font size. */
const widths: readonly (readonly [width: number, letters: string])[] = [
  [245, " ijlI'’.,:;!|"],
  [370, 'frt-()/[]"1'],
  [485, "szxk"],
  [545, "acehnuvyLJ?237"],
  [590, "bdgopqBEPSTYFé"],
  [655, "ADKRXZV&048"],
  [760, "CGHNOQUw"],
  [860, "mM%"],
  [970, "W@"],
];
const advances = new Map(
  widths.flatMap(([width, letters]) => [...letters].map((each) => [each, width] as const)),
);
/** Of other alphabets, whose letters come from a font of the device. */
const unknownLetter = 620;
/** Chinese, Japanese and Korean. */
const fullWidth = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/;

/** Text in the header is small: 15 of 16 pixels. */
const textSize = 15;

function widthOf(text: string): number {
  const each = [...text.normalize("NFC")].map(
    (letter) => advances.get(letter) ?? (fullWidth.test(letter) ? 1_000 : unknownLetter),
  );
  return (each.reduce((sum, width) => sum + width, 0) / 1_000) * textSize;
}

const rem = 16;
/** From here on, the logo and the buttons are larger (web/layout/header.tsx). */
const largeFrom = 84 * rem;

/** The room between the logo and the buttons on a screen of this width. */
function roomAt(screen: number, { login, staff }: HeaderBar): number {
  const gutter = Math.min(Math.max(20, 9.6 + 0.02667 * screen), 48);
  const isLarge = screen >= largeFrom;
  const padding = 2 * (isLarge ? 20 : 10) + 3;
  const buttons = [
    ...(login === undefined ? [] : [widthOf(login) + padding + 27.25]),
    widthOf(staff) + padding,
  ];
  const between = (buttons.length - 1) * (isLarge ? 12 : 8);
  const logo = isLarge ? 178 + 48 : 138;
  const inner = Math.min(screen - 2 * gutter, 86 * rem);
  return inner - logo - 16 - between - buttons.reduce((sum, each) => sum + each, 0);
}

/** What each link and menu takes with the space before the next one (web/layout/main-nav.tsx). */
function itemWidths(
  { links, groups }: HeaderBar,
  { isLarge, isRoomy }: { isLarge: boolean; isRoomy: boolean },
) {
  const around = (isRoomy ? 28 : 8) + (isLarge ? 6 : 0);
  return [
    // A link to another site has a sign.
    ...links.map(({ title, external = false }) => ({
      title,
      width: widthOf(title) + around + (external ? 22 : 0),
    })),
    ...groups.map(({ title }) => ({ title, width: widthOf(title) + around + (isRoomy ? 26 : 20) })),
  ];
}

/** Undefined where the links fit on every screen that shows them, as those that the site comes with do. */
export function barFit(bar: HeaderBar): BarFit | undefined {
  const fits = (rems: number, isRoomy: boolean) => {
    const items = itemWidths(bar, { isLarge: rems * rem >= largeFrom, isRoomy });
    return items.reduce((all, { width }) => all + width, 0) <= roomAt(rems * rem, bar);
  };
  // Where the logo grows, there is less room than right below.
  const fitsWide = fits(80, false) && fits(84, false);
  const from = !fitsWide ? 0 : fits(64, false) ? 64 : 80;
  const isRoomy = fits(84, true);
  return from === 64 && isRoomy ? undefined : { from, isRoomy };
}

/** The name of the first link or menu that a screen of this width, in pixels, has no room for; undefined if all fit. */
export function firstWithoutRoom(bar: HeaderBar, screen: number): string | undefined {
  const room = roomAt(screen, bar);
  let taken = 0;
  return itemWidths(bar, { isLarge: screen >= largeFrom, isRoomy: false }).find(({ width }) => {
    taken += width;
    return taken > room;
  })?.title;
}
