/**
 * The words by which an email speaks of suicide, self-harm or violence, in English, Spanish and French. Out of hours, the
 * mail that says it has come in names the help lines then (acknowledgment-mail.ts).
 */
import { plainWords, speaksOfCrisis } from "./crisis-words.ts";

export type CrisisLanguage = "en" | "es" | "fr";

/** What an email speaks of, and in which languages. */
export type MailCrisis = { selfHarm: boolean; violence: boolean; languages: readonly CrisisLanguage[] };

type Phrases = Readonly<Record<"selfHarm" | "violence", readonly RegExp[]>>;

// Parts of sentences as people write them: small letters, no accents, no apostrophes, one space.
const phrases: Readonly<Record<CrisisLanguage, Phrases>> = {
  // Self-harm in English is what the site's own boxes know (crisis-words.ts).
  en: {
    selfHarm: [],
    violence: [
      /\b(he|she|they|husband|wife|partner|boyfriend|girlfriend|father|mother|ex) (has |have )?(just )?(hits?|beats?|beaten|slaps?|slapped|chokes?|choked|strangled|punch(es|ed)?|rapes?|raped|abuses|abused|threatens|threatened|hurts) me\b/,
      /\b(domestic|partner|sexual) (violence|abuse|assault)\b/,
      /\b(afraid|scared|terrified) of my (husband|wife|partner|boyfriend|girlfriend|ex|father|mother)\b/,
      /\b(going to|gonna|wants? to|will|threatened to) (kill|hurt) (me|him|her|them|someone|my (husband|wife|partner|baby|child|children|kids))\b/,
      /\b(kill|hurt) my (baby|child|children|kids)\b/,
    ],
  },
  es: {
    selfHarm: [
      /\bsuicid(io|arme|ar|arse|as)\b/,
      /\bmatarme\b/,
      /\bquitarme la vida\b/,
      /\b(acabar|terminar) con (mi vida|todo)\b/,
      /\b(quiero|quisiera|querria|ganas de|voy a|prefiero) morir(me)?\b/,
      /\bmejor (muerta|muerto|sin mi)\b/,
      /\bno (quiero|puedo) (seguir )?(vivir|viviendo|viva|vivo)\b/,
      /\bno (vale la pena|tiene sentido) (seguir )?(vivir|viviendo)\b/,
      /\b(hacerme|hago|hice) dano\b/,
      /\bcortarme (las venas|los brazos|las munecas)\b/,
      /\bautolesi/,
      /\bsobredosis\b/,
    ],
    violence: [
      /\bme (ha )?(pega|pego|pegado|golpea|golpeo|golpeado|maltrata|maltrato|maltratado|amenaza|amenazo|amenazado|viola|violo|violado|ahorca|abusa)\b/,
      /\bviolencia (domestica|de genero|sexual|machista)\b/,
      /\babuso sexual\b/,
      /\b(tengo )?miedo (de|a) mi (esposo|esposa|marido|mujer|pareja|novio|novia|ex|padre|madre)\b/,
      /\b(va a|quiere|voy a) matar(me|lo|la|los|las)?\b/,
    ],
  },
  fr: {
    selfHarm: [
      /\b(me|mon|le|au) suicide(r)?\b/,
      /\b(idees|pensees) suicidaires\b/,
      /\bme tuer\b/,
      /\b(d?en finir|mettre fin a mes jours|moter la vie)\b/,
      /\b(veux|voudrais|envie de|prefere|vais) mourir\b/,
      /\b(ne |n )?(veux|peux) plus (vivre|exister|etre la)\b/,
      /\bmieux (morte|mort|sans moi)\b/,
      /\bme (faire|fais) (du )?mal\b/,
      /\b(automutil|scarifi)/,
      /\b(surdose|overdose)\b/,
    ],
    violence: [
      /\b(il|elle|mari|femme|conjoint|conjointe|copain|copine|ex) (ma|me) (deja )?(frappee?|bat|battue?|gifle|giflee?|menacee?|violee?|etranglee?|insulte et frappe)\b/,
      /\bviolences? (conjugales?|domestiques?|sexuelles?)\b/,
      /\bpeur de (mon|ma) (mari|femme|conjoint|conjointe|copain|copine|ex|pere|mere)\b/,
      /\b(va|veut) (me|le|la|les) tuer\b/,
    ],
  },
};

/** How many characters of an email are read. */
const longestRead = 20_000;

/** What an email speaks of; undefined if of none of it. It errs on the side of naming help once too often. */
export function crisisInMail(text: string): MailCrisis | undefined {
  const read = text.slice(0, longestRead);
  const plain = plainWords(read);
  const speaks = (language: CrisisLanguage, about: keyof Phrases) =>
    phrases[language][about].some((phrase) => phrase.test(plain)) ||
    (language === "en" && about === "selfHarm" && speaksOfCrisis(read));
  const found = (["en", "es", "fr"] as const).map((language) => ({
    language,
    selfHarm: speaks(language, "selfHarm"),
    violence: speaks(language, "violence"),
  }));
  const speaking = found.filter(({ selfHarm, violence }) => selfHarm || violence);
  if (speaking.length === 0) return undefined;
  return {
    selfHarm: speaking.some(({ selfHarm }) => selfHarm),
    violence: speaking.some(({ violence }) => violence),
    languages: speaking.map(({ language }) => language),
  };
}
