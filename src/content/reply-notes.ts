/** Who reads a reply to one of our emails: each says so. */
export const replyNotes = {
  team: {
    en: "You can reply to this email. Our team reads it.",
    es: "Puedes responder a este correo. Nuestro equipo lo leerá.",
    fr: "Vous pouvez répondre à cet e-mail. Notre équipe le lira.",
  },
  onPage: "Please write back on your page. Nobody reads replies to this email, and they aren’t passed on.",
} as const;

const byLanguage: Readonly<Record<string, string>> = replyNotes.team;

/** That the team reads replies, in the language of the mail; in English where we don't have it. */
export const replyNote = (language = "en"): string => byLanguage[language] ?? replyNotes.team.en;
