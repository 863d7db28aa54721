import { hasPhrase, isPhrase, phrases } from "./import-text.ts";

/**
 * What a column means for the import.
 * - `address` and the five after it are kept.
 * - `optedIn` and `confirmedAt` are Mailchimp's, which leaves them empty for people it was given; in `agreedOn`, an empty
 *   cell can mean that somebody hasn't agreed. `changed` is when the row was last changed.
 * - `mayMail`, `mayNot`, `status`, `left`, `bounced`, `detail`, `confirmed` and `type` decide who may be mailed.
 * - `unclear` looks like such a column, but what its cells mean isn't known.
 * - `unconfirmed` says that somebody hasn't confirmed yet.
 * - `about` says nothing about mailing, and `channel` is about another way to reach people: neither decides, though a word
 *   for having left counts in the first. `other` isn't known at all.
 */
export type Meaning =
  | "address"
  | "source"
  | "name"
  | "firstName"
  | "lastName"
  | "tags"
  | "optedIn"
  | "confirmedAt"
  | "agreedOn"
  | "changed"
  | "mayMail"
  | "mayNot"
  | "status"
  | "left"
  | "bounced"
  | "detail"
  | "confirmed"
  | "unconfirmed"
  | "type"
  | "unclear"
  | "about"
  | "channel"
  | "other";

const deciding: ReadonlySet<Meaning> = new Set([
  "mayMail",
  "mayNot",
  "status",
  "left",
  "bounced",
  "detail",
  "confirmed",
  "unconfirmed",
  "agreedOn",
  "type",
  "unclear",
]);

/** Whether a column decides who may be mailed. */
export const decides = (meaning: Meaning): boolean => deciding.has(meaning);

/** `listOf` if its file is one of Mailchimp's lists of people who left or bounced. */
export type ImportColumn = { at: number; name: string; meaning: Meaning; listOf?: "left" | "bounced" };

type Fits = (head: string) => boolean;

/** Words for having died or left, for an address that doesn't work, and for having agreed, in four languages. */
export const left = phrases(
  "unsub*|un subscri*|opt out|opt outs|opted out|optout*|opting out|hasoptedout*|deleted|removed|left|leaving|stop|stopped|suppress*|block*|black list*|blacklist*|deny list*|denylist*|banned|complain*|spam*|junk|abuse|disabled|deactivated|revoked|withdrawn|do not email|do not e mail|do not mail|do not contact|do not send|dont mail|dont email|donotemail|donotcontact|no email|no emails|no mail|no mails|nomail|dnc|abgemeldet*|abmelde*|ausgetragen*|gesperrt*|geloscht*|desinscri*|desabon*|bloque*|supprime*|baja|cancelado|cancelada|bloqueado|bloqueada|desuscri*|on hold|hold|exclude|excluded|excludes|excluir|excluido|exclui|esclud*|esclus*|exclure|exclu|ausgeschlossen|deceased|dead|death|verstorben*|decede*|fallecid*|falecid*|decedut*|deces|descadastr*|disiscri*|cancellat*|uitgeschreven|afgemeld|uitschrijv*|avregistrer*|avmeld*|afmeld*|wypisan*|frameld*|odhlas*|leiratkoz*|dezabon*|odjav*|passed away|died|gestorben*",
);
export const bounced = phrases(
  "bounc*|hardbounc*|softbounc*|cleaned|clean time|undeliver*|invalid*|unzustellbar*|rebot*|quarantin*",
);
const agreed = phrases(
  "subscribed|subscribe|subscriber|subscription|newsletter|newsletters|mailing list|opt in|opted in|optin|accepts marketing|accepts email marketing|marketing|email consent|email permission|email enabled|email allowed|consent|consented|permission|gdpr|dsgvo|rgpd|einwilligung|consentement|consentimiento|abonne*|abonniert|angemeldet|inscrit*|suscrito|suscrita|active|aktiv|actif|activo|activa|enabled|mailable|emailable|receive email*|receives email*|receive mail*|receives mail*",
);
/** Words that deny, and words for what they can deny, in ten languages. */
const denies = phrases(
  "no|not|never|without|kein|keine|nicht|pas|sans|sin|nao|sem|non|senza|niet|geen|nie|bez|ingen|inga|ikke|inte|ei",
);
const mailing = phrases(
  "mail|mails|mailed|email|emails|emailed|emailing|mailing|mailings|newsletter|newsletters|contact|contacted|send|bulk|correo|correos|correio|posta|courriel|post|postal|marketing|nieuwsbrief|nyhetsbrev|kontakt*|kontakta",
);
/** Words for being allowed to, in nine languages. */
const allows = phrases("ok|okay|can|may|allow|allows|darf|peut|puede|pode|puo|mag|kan|bulk|mass");
export const mentionsMail: Fits = (text) => hasPhrase(text, mailing);
/** Whether a comparable text may say that somebody wants no mail. */
export const deniesMail: Fits = (text) => hasPhrase(text, denies) && mentionsMail(text);
const confirmed = phrases("confirm*|verified|double opt in|double optin|doi|bestatigt*|bestatigung*");
const day = phrases("at|on|time|date|dates|datum|timestamp|am|le|fecha");
const why = phrases("reason|title|campaign|method|source|by|comment|other|type");

const is = (text: string): Fits => {
  const list = phrases(text);
  return (head) => isPhrase(head, list);
};
const has =
  (...lists: readonly (readonly string[])[]): Fits =>
  (head) =>
    lists.every((list) => hasPhrase(head, list));
const hasOf = (text: string): Fits => has(phrases(text));

const email = phrases("mail|mails|email|emails");

/** The address of a row, in the names that programs and languages have for it. */
const isAddress: Fits = (head) => {
  const plain = head
    .replace(/^(?:primary|contact|subscriber|work|private) /, "")
    .replaceAll("e mail", "email");
  return isPhrase(
    plain,
    phrases(
      "email|mail|email address|email addresses|mail address|email adresse|emailadresse|mailadresse|email 1|email 1 value|email 1 address|email address 1|email address home|email address work|email address other|email address main|emailaddress|adresse email|adresse mail|adresse de messagerie|adresse de messagerie 1|adresse electronique|adresse de courriel|adresse courriel|courriel|correo|correo electronico|direccion de correo electronico|direccion de email|direccion de correo",
    ),
  );
};

/** A state or region of a postal address. */
const isRegion: Fits = (head) =>
  hasPhrase(head, phrases("state|province|region")) &&
  isPhrase(
    head,
    phrases(
      "home *|work *|business *|other *|mailing *|billing *|shipping *|postal *|company *|address *|default address *",
    ),
  );

/** A permission for text messages, phone or paper, and not for email. */
const isOtherChannel: Fits = (head) =>
  hasPhrase(head, phrases("sms|whatsapp|whats app|phone|call|calls|mobile|fax|postal|push")) &&
  !hasPhrase(head, email);

/** Words that are always about permission, inside longer words too. */
const suspicious = phrases(
  "subscri|opt in|optin|opt out|optout|status|state|statut|consent|permission|bounc|block|suppress|complain|spam|delet|remov|disab|enab|valid|confirm|verif|clean|cancel|churn|legal|lawful|do not|don t|deliver|reachab|allowed|marketing|mailing|einwillig|abmeld|gesperrt|abonn|inscri|suscri|baja|contactable|werbung|erlaub|autoris|permit|permis|consens|consim|akkoord|toestemming|samtyck|samtykk|zgod|suhlas|souhlas|hozzajarul|tillat",
);

/**
 * Column names, as exports of newsletter programs and address books write them; the first row that fits counts. Names are
 * compared in lower case, without accents, and with one space for other signs.
 */
const table: readonly (readonly [Fits, Meaning])[] = [
  [isAddress, "address"],
  [is("consent source|source of consent|consent"), "source"],
  [
    is("first name|firstname|f name|fname|given name|vorname|prenom|nombre de pila|primer nombre"),
    "firstName",
  ],
  [
    is(
      "last name|lastname|l name|lname|surname|family name|familyname|nachname|familienname|zuname|nom de famille|nom|apellido|apellidos",
    ),
    "lastName",
  ],
  [
    is(
      "name|full name|fullname|display name|contact name|subscriber name|nom complet|nombre|nombre completo|nombre y apellido|nombre y apellidos|vollstandiger name",
    ),
    "name",
  ],
  [
    is(
      "tag|tags|label|labels|group membership|etiqueta|etiquetas|etiquette|etiquettes|schlagworter|categories",
    ),
    "tags",
  ],
  [is("optin time|opt in time"), "optedIn"],
  [is("confirm time"), "confirmedAt"],
  [isOtherChannel, "channel"],
  // A membership that costs money isn't a permission to mail.
  [
    is(
      "active subscription|complimentary plan|paid|subscription type|subscription plan|subscription tier|subscription period|subscription interval|subscription source|subscription page|subscription form|subscription ip",
    ),
    "about",
  ],
  [
    (head) =>
      isPhrase(
        head.split(" ").at(-1) ?? "",
        phrases("url|link|token|key|hash|ip|uuid|id|latitude|longitude"),
      ),
    "about",
  ],
  [isRegion, "about"],
  [has(left, why), "detail"],
  [has(bounced, why), "detail"],
  // Its second word is no day.
  [is("on hold|is on hold|email on hold"), "mayNot"],
  [has(left, day), "left"],
  [has(bounced, day), "bounced"],
  [has(confirmed, day), "agreedOn"],
  [has(phrases("pending"), phrases("opt in|optin|confirmation|subscription")), "unconfirmed"],
  [is("unconfirmed|un confirmed|not confirmed|unverified|not verified|is unconfirmed"), "unconfirmed"],
  [
    is(
      "marital status|relationship status|employment status|order status|payment status|financial status|fulfillment status|shipping status|insurance status|tax status",
    ),
    "about",
  ],
  [hasOf("status|state|zustand|statut|etat|estado"), "status"],
  [is("type|member type|subscriber type|contact type"), "type"],
  [has(bounced), "mayNot"],
  [has(left), "mayNot"],
  [
    is(
      "changed|changed at|changed on|last changed|updated|updated at|updated on|last updated|update time|modified|modified at|modified on|modified time|modified date|last modified|last update|geandert|geandert am|zuletzt geandert",
    ),
    "changed",
  ],
  [has(agreed, day), "agreedOn"],
  [hasOf("opened|opens|clicked|clicks|delivered|replied|received|sent|last active"), "about"],
  [has(agreed, phrases("source|method|reason|form|page|campaign|country")), "about"],
  [has(confirmed), "confirmed"],
  [has(agreed), "mayMail"],
  [has(email, allows), "mayMail"],
  // How, and how often, somebody wants to hear from us: by telephone, or never.
  [
    has(
      phrases(
        "email|emails|contact|communication*|correspondence|newsletter|kommunikation*|kontakt*|comunic*",
      ),
      phrases(
        "preference*|preferred|prefer*|method|channel|frequency|bevorzugt*|haufigkeit|frecuencia|frequence",
      ),
    ),
    "unclear",
  ],
  // What looks as if it were about permission, and isn't understood, is asked about.
  [has(denies, mailing), "unclear"],
  [(head) => suspicious.some((word) => head.includes(word)), "unclear"],
];

export const meaningOf = (head: string): Meaning => table.find(([fits]) => fits(head))?.[1] ?? "other";
