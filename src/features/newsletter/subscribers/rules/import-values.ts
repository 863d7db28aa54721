import { deniesMail, type Meaning, mentionsMail } from "./import-columns.ts";
import { instantOf, isNoDate } from "./import-dates.ts";
import { comparableText, isPhrase, phrases } from "./import-text.ts";

/**
 * What a cell says about its person: `yes`, they may be mailed; `off`, they left or their address doesn't work;
 * `pending`, they haven't confirmed; `unclear`, it isn't understood; `nothing`, it says nothing.
 */
export type Verdict = "yes" | "off" | "pending" | "unclear" | "nothing";

const yes = phrases("yes|y|true|t|1|x|on|ja|j|wahr|oui|o|vrai|si|s|verdadero|checked|sim|tak|igen|kylla");
const no = phrases(
  "no|n|false|f|0|off|nein|falsch|non|faux|falso|unchecked|nao|nee|nej|nei|nie|nem|ne|ei|nu",
);
const never = phrases(
  "never|none|not at all|nie|niemals|jamais|nunca|mai|nooit|aldrig|keine|aucun|ninguno|nessuno",
);
/** A yes or a no in other scripts. */
const yesOrNo = [
  "да",
  "нет",
  "так",
  "ні",
  "не",
  "是",
  "否",
  "はい",
  "いいえ",
  "예",
  "네",
  "아니요",
  "نعم",
  "لا",
  "כן",
  "לא",
].map(comparableText);

/** Statuses of people who must not be mailed, whatever the column is called. */
const off = phrases(
  "unsub*|un subscri*|opt out*|optout*|opted out*|globally unsub*|global unsub*|blocked|block|block list|block listed|blocklist|blocklisted|black list|black listed|blacklist|blacklisted|deny listed|denylisted|suppressed|suppression|user suppressed|complained|complaint|complaints|spam*|reported as spam|marked as spam|reported spam|marked spam|abuse*|do not email*|do not e mail*|do not mail*|do not contact*|do not send*|donotemail|donotcontact|dnc|nomail|never subscribed|not subscribed|no subscribed|non subscribed|nonsubscribed|not opted in|no consent|withdrawn|revoked|denied|refused|declined|consent withdrawn|consent revoked|banned|removed|deleted|bounc*|hard bounc*|hardbounc*|soft bounc*|softbounc*|mailbox bounc*|undeliverable*|undelivered*|cleaned|unzustellbar|abgemeldet|ausgetragen|gesperrt|geloscht|nicht angemeldet|nicht abonniert|widerrufen|desabonne*|desinscrit*|non abonne*|non inscrit*|bloque*|supprime*|baja|de baja|dado de baja|dada de baja|desuscrito|desuscrita|eliminado|eliminada|no suscrito|no suscrita|rebotado|rebotada|on hold*|descadastrad*|nao inscrit*|excluid*|removid*|disiscritt*|non iscritt*|cancellat*|rimoss*|bloccat*|respint*|esclus*|afgemeld|uitgeschreven|geblokkeerd|avregistrerad|avmeldt|afmeldt|wypisany|wypisana|do not allow*|not allowed|disallow*|nicht erlaubt|non autoris*|no permitid*|non consent*",
);
/** The same, where the column is about status: elsewhere these words can mean something else. */
const offAsStatus = phrases(
  "disabled|cancelled|canceled|churned|archived|stopped|stop|left|gone|paused|invalid*|dropped|rejected|quarantined|nonexistent|non existent|gekundigt|ungultig|resilie*|cancelado|cancelada|invalide|annullat*|inattivo|inattiva|inativo|inativa",
);
const pending = phrases(
  "unconfirmed|un confirmed|not confirmed|unactivated|not activated|unverified|not verified|pending*|waiting for confirmation|waiting confirmation|awaiting*|confirmation pending|opt in pending|validation pending|unbestatigt|nicht bestatigt|wartet*|en attente*|non confirme*|pendiente*|sin confirmar|no confirmado|no confirmada|aguardando*|nao confirmad*|in attesa*|non confermat*|da confermare|wacht*|niet bevestigd|oczekuj*",
);
/** The same, in a column that isn't known. */
const unconfirmed = phrases("unconfirmed|un confirmed|not confirmed|unactivated|unverified");
const mayBeMailed = phrases(
  "active|subscribed|subscriber|enabled|on the list|opted in|opt in|optin|confirmed|verified|regular|premium|gifted|comped|comp|free|paid|member|valid|deliverable|permission granted|express|explicit|granted|allow|allowed|accepted|agreed|consented|single opt in|double opt in|email subscribed|aktiv|angemeldet|abonniert|bestatigt|actif|abonne|abonnee|inscrit|inscrite|confirme|confirmee|activo|activa|suscrito|suscrita|confirmado|confirmada|inscrito|inscrita|ativo|ativa|iscritto|iscritta|attivo|attiva|confermato|confermata|actief|ingeschreven|aktywny",
);

/** The states and provinces of North America: a column named State is often a part of an address. */
const regions = phrases(
  "al|ak|az|ar|ca|co|ct|de|dc|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|pr|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|ab|bc|mb|nb|nl|ns|nt|nu|on|pe|qc|sk|yt|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|washington dc|west virginia|wisconsin|wyoming|puerto rico|district of columbia|alberta|british columbia|manitoba|new brunswick|newfoundland and labrador|nova scotia|ontario|prince edward island|quebec|saskatchewan|yukon",
);

export function verdictOf({ meaning, name }: { meaning: Meaning; name: string }, cell: string): Verdict {
  const text = comparableText(cell);
  const isEmpty = text === "" || (isNoDate(cell) && text !== "0");
  const isOff = isPhrase(text, off);
  const isPending = isPhrase(text, pending);
  switch (meaning) {
    case "address":
    case "name":
    case "firstName":
    case "lastName":
    case "changed":
    case "optedIn":
    case "confirmedAt":
    case "channel":
      return "nothing";
    case "unconfirmed":
      if (isOff) return "off";
      if (isEmpty || isPhrase(text, no)) return "nothing";
      return isPhrase(text, yes) || isPending ? "pending" : "unclear";
    case "tags":
    case "about":
      return isOff ? "off" : "nothing";
    case "type":
      return isOff || isPhrase(text, offAsStatus) ? "off" : isPending ? "pending" : "nothing";
    case "other":
      return isOff || isPhrase(text, unconfirmed) || couldMeanNo(name, text) ? "unclear" : "nothing";
    case "source":
      return consentVerdict(name, text);
    case "left":
    case "bounced":
      return isEmpty || isPhrase(text, no) ? "nothing" : "off";
    case "detail":
      return isEmpty || isPhrase(text, no) ? "nothing" : "off";
    case "agreedOn":
      if (isEmpty) return "unclear";
      break;
    case "status":
      if (isOff || isPhrase(text, offAsStatus)) return "off";
      if (isPending) return "pending";
      if (isPhrase(text, mayBeMailed)) return "yes";
      return comparableText(name) === "state" && isPhrase(text, regions) ? "nothing" : "unclear";
    case "mayNot":
      // CiviCRM counts reasons: 1 is a bounce, and 2 that somebody opted out.
      if (isOff || isPhrase(text, yes) || isPhrase(text, offAsStatus) || isDay(cell) || /^[1-9]$/.test(text))
        return "off";
      return isEmpty || isPhrase(text, no) || isPhrase(text, mayBeMailed) ? "nothing" : "unclear";
  }
  if (isOff || isPhrase(text, offAsStatus)) return "off";
  if (isPending) return "pending";
  if (meaning === "unclear") return "unclear";
  if (isPhrase(text, no)) return meaning === "confirmed" ? "pending" : "off";
  if (meaning === "agreedOn") return "nothing";
  return isPhrase(text, yes) || isPhrase(text, mayBeMailed) || isDay(cell) ? "yes" : "unclear";
}

/** Whether a cell of a column that isn't known could say that somebody wants no mail. */
function couldMeanNo(name: string, text: string): boolean {
  if (deniesMail(text)) return true;
  const isNo = isPhrase(text, no) || isPhrase(text, never);
  if (mentionsMail(comparableText(name)) && isNo) return true;
  const isNamedInLatin = /\p{Script=Latin}/u.test(name);
  return !isNamedInLatin && (isNo || isPhrase(text, yes) || isPhrase(text, yesOrNo));
}

/** A column named "consent" can say where someone agreed, or whether they did. One word that isn't known is neither. */
function consentVerdict(name: string, text: string): Verdict {
  if (isPhrase(text, no) || isPhrase(text, off)) return "off";
  if (isPhrase(text, pending)) return "pending";
  const isWord = comparableText(name) === "consent" && /^\p{L}+$/u.test(text);
  return isWord && !isPhrase(text, yes) && !isPhrase(text, mayBeMailed) ? "unclear" : "nothing";
}

/** Whether a cell is a consent without words: where it was given has to be said elsewhere. */
export function isBareYes(cell: string): boolean {
  const text = comparableText(cell);
  return isPhrase(text, yes) || isPhrase(text, mayBeMailed);
}

/** Whether a cell is a day. The order of its numbers doesn't matter here. */
export const isDay = (cell: string): boolean =>
  instantOf(cell, "mdy") !== undefined || instantOf(cell, "dmy") !== undefined;
