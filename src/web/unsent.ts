/**
 * Adds content that is only rendered on the server and not sent as data. The document already contains its HTML: a
 * non-enumerable property is available to server rendering but isn't serialized for React, which leaves the HTML
 * alone.
 */
export function withUnsent<Words extends object, Html>(copy: Words, html: Html): Words & { html?: Html } {
  return Object.defineProperty(copy, "html", { value: html });
}
