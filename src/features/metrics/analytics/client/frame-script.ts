/** Where the service's script comes from. */
export const scriptHost = "https://www.googletagmanager.com";

/**
 * The one script of the frame. It fetches the service's own script with the first path it is told and not before,
 * so the frame opened by itself does nothing. Everything that can be switched off from a page is switched off; the
 * rest (titles, referrers, clicks, scrolling, forms) the service cannot see from in here. The number that stands for
 * the visitor is made up anew each time and kept nowhere.
 */
export const frameScript = ({ id, siteUrl }: { id: string; siteUrl: string }): string => `(() => {
const id = ${JSON.stringify(id)}, site = ${JSON.stringify(siteUrl)}, around = window.parent;
if (around === window) return;
const layer = window.dataLayer = [];
function gtag() { layer.push(arguments); }
const part = () => crypto.getRandomValues(new Uint32Array(1))[0];
const begin = (page_location) => {
  gtag("consent", "default", { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "granted" });
  gtag("set", "ads_data_redaction", true);
  gtag("js", new Date());
  gtag("config", id, {
    send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false,
    client_id: part() + "." + part(), cookie_expires: 0, cookie_update: false,
    page_location, page_title: "", page_referrer: "", ignore_referrer: true,
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = "${scriptHost}/gtag/js?id=" + id;
  document.head.append(script);
};
addEventListener("message", ({ source, data }) => {
  if (source !== around) return;
  if (data.stop) {
    window["ga-disable-" + id] = true;
    around.postMessage("stopped", "*");
    return;
  }
  const page_location = site + data.path;
  if (layer.length === 0) begin(page_location);
  gtag("event", "page_view", { page_location, page_title: "", page_referrer: "", send_to: id });
});
around.postMessage("ready", "*");
})()`;
