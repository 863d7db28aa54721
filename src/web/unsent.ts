/**
 * Adds what is only drawn and never sent. A document holds its drawn parts already: not enumerable, they reach
 * the rendering on the server and are not sent a second time with the words for React, which leaves them alone.
 */
export function withUnsent<Words extends object, Html>(copy: Words, html: Html): Words & { html?: Html } {
  return Object.defineProperty(copy, "html", { value: html });
}
