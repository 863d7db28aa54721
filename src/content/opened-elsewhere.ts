/** To the team, whose pages only work at the site's own address. */
export const openedElsewhere = (siteUrl: string) =>
  `This page was opened at another address than the site’s own, so nothing was saved. Please open ${siteUrl} and try again there.`;
