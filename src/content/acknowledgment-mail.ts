/** The mail to somebody whose email has come in. */
import { crisisCard, crisisHelp, crisisNumbers, crisisSentence } from "./crisis.ts";
import type { CrisisLanguage, MailCrisis } from "./mail-crisis-words.ts";
import { replyPromise } from "./promises.ts";
import type { MailCopy } from "./schema.ts";
import { site } from "./site.ts";
import { filled } from "./template.ts";

const promise = `We typically respond ${replyPromise.messages}. You can reply to this email to add something.`;

/** The help in the language in which somebody wrote. The lines below it are in English. */
const inTheirLanguage: Readonly<Record<Exclude<CrisisLanguage, "en">, string>> = {
  es: "Si estás en peligro, llama al {danger}. Si piensas en el suicidio, quieres hacerte daño o alguien te hace daño, llama o envía un mensaje de texto al {crisis}. Es gratis y está abierto día y noche. En Estados Unidos, oprime 2 para hablar en español.",
  fr: "En danger? Appelez le {danger}. Si vous pensez au suicide, voulez vous faire du mal ou subissez de la violence, appelez le {crisis} ou envoyez-y un texto. C’est gratuit, jour et nuit. Au Canada, on vous répond en français.",
};

/** Says that an email has come in. With a crisis, which nobody has read yet, it names the help lines first. */
export function acknowledgmentMail({ crisis }: { crisis: MailCrisis | undefined }): MailCopy {
  const subject = `Your email to ${site.productName}`;
  if (crisis === undefined)
    return {
      subject,
      paragraphs: ["Your email has reached our team.", promise, `${site.notMedical} ${crisisSentence()}`],
      closing: 1,
    };
  return {
    subject,
    paragraphs: [
      "Your email has reached us, but our team is away right now and hasn’t read it yet.",
      ...helpFor(crisis),
      "We added these lines because of words in your email. A program found them, nobody was told, and we don’t keep a note of it.",
      promise,
    ],
    closing: 1,
  };
}

function helpFor({ selfHarm, violence, languages }: MailCrisis): string[] {
  const { heading, text, danger, where } = crisisHelp();
  const translated = languages.flatMap((language) =>
    language === "en" ? [] : [filled(inTheirLanguage[language], crisisNumbers())],
  );
  return [
    ...translated,
    `${danger.before}${danger.link.text}${danger.after}`,
    ...(selfHarm ? [`${heading} ${text}`] : []),
    ...(violence
      ? [
          "If someone hurts or frightens you, or you’re afraid you might hurt someone, you can talk to someone right now.",
        ]
      : []),
    where,
    ...crisisCard().regions.map(({ name, lines }) =>
      [
        name,
        ...lines.map((line) => `${line.name}: ${line.ways.map(({ text: way }) => way).join(", ")}`),
      ].join("\n"),
    ),
  ];
}

/** To the team: somebody wrote again. Carries none of their words. */
export function replyTeamMail(input: { kind: "messages" | "inquiries"; url: string }): MailCopy {
  const one = input.kind === "messages" ? "message" : "inquiry";
  return {
    subject: `${site.productName}: a reply is waiting`,
    paragraphs: [
      `A reply to ${one === "message" ? "a message" : "an inquiry"} has come in.`,
      "To keep it in one place, it isn’t in this email. Please read and answer it in the admin:",
      input.url,
    ],
    button: { href: input.url, text: `Open the ${one}` },
  };
}
