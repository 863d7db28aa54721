import { childrenOf, textIn, type XmlNode } from "#platform/feed/read-xml.ts";
import { reportCopy as copy } from "../copy/report.ts";

/** What of an article's status was for everybody, or for the people who write. */
const brought = new Set(["publish", "draft", "pending", "future"]);

/** What membership plugins note with a post that only some may read, and the values that say so. */
const restrictions: readonly (readonly [meta: RegExp, restricts: RegExp])[] = [
  [/^_jetpack_newsletter_access$/, /^(?!everybody$)./],
  [/^_members_access_role$/, /./],
  [
    /^(?:rcp_subscription_level|rcp_access_level|rcp_user_level|_is_paid)$/,
    /^(?!(?:none|all|0|a:0:\{\})$)./i,
  ],
  [/^(?:_um_accessible|um_content_restriction)$/, /^2$|_um_accessible";s:1:"2/],
  [/^_wc_memberships_restricted$/, /^yes$/],
  [
    /^_(?:memberpress_protected|wpmem_block|wpmem_restrict|swpm_protected|ppw_protected|passster_enabled)$/,
    /^(?!(?:0|no|false)$)./,
  ],
  [/^(?:_s2member_\w+|passster_activate_protection)$/, /^(?!(?:0|no|false)$)./],
];

/** Why a post or a pattern isn't brought over; undefined if it is. Not being public comes before everything else. */
export function leftOutOf(item: XmlNode): string | undefined {
  const { reasons } = copy;
  const status = textIn(item, "wp:status").trim().toLowerCase();
  if (status === "private") return reasons.private;
  if (textIn(item, "wp:post_password") !== "") return reasons.password;
  if (!brought.has(status)) return reasons.state(status || "unknown");
  const isRestricted = childrenOf(item, "wp:postmeta").some((meta) => {
    const [key, value] = [textIn(meta, "wp:meta_key").trim(), textIn(meta, "wp:meta_value").trim()];
    return restrictions.some(([name, restricts]) => name.test(key) && restricts.test(value));
  });
  return isRestricted ? reasons.members : undefined;
}

export function statusNote(item: XmlNode): string[] {
  const status = textIn(item, "wp:status").trim();
  return status === "publish" ? [] : [copy.wasDraft(status)];
}

export function metaOf(item: XmlNode, key: string): string {
  const meta = childrenOf(item, "wp:postmeta").find((each) => textIn(each, "wp:meta_key").trim() === key);
  return meta === undefined ? "" : textIn(meta, "wp:meta_value").trim();
}
