/** The names that programs send from: servers, those that ask nobody to reply, and the forms of websites. */
const servers = /^(?:mailer-?daemon|mail-?daemon|postmaster|mailer|system|daemon|root|nobody)$/;
const silent = /^(?:(?:do[-_.]?)?not?[-_.]?(?:reply|respond|answer)|unattended)$/;
const notices = /^(?:bounces?|notifications?|notify|alerts?|automated|automailer)$/;
const websites =
  /^(?:(?:web-?)?forms?|web-?(?:site|server|mail|master)|site|wordpress|drupal|wix|squarespace|www(?:-data)?|apache|nginx)$/;

const all = [servers, silent, notices, websites];

/** Whether nobody reads this address: programs send from it, such as the form of another website. */
export function isSystemAddress(address = ""): boolean {
  const name = address.slice(0, address.lastIndexOf("@")).toLowerCase().slice(0, 100);
  // What follows the name says which one of many it is: bounce-123, noreply+a.
  const names = [name, ...[..."+_.=-"].map((sign) => name.split(sign)[0] ?? "")];
  return names.some((each) => all.some((form) => form.test(each)));
}
