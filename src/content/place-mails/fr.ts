import type { PlaceMailTexts } from "./texts.ts";

/** French, as written in Canada; readers are addressed as "vous". */
export const placeMailsFr: PlaceMailTexts = {
  signUp: {
    subject: "Encore une étape",
    text: `Quelqu'un s'est inscrit avec cette adresse. Si c'est vous, ouvrez votre page et appuyez sur le bouton. Vous verrez tout de suite si vous avez une place ou si vous êtes sur la liste d'attente.

Le lien fonctionne pendant 24 heures. Si ce n'est pas vous, vous n'avez rien à faire.`,
  },
  held: {
    subject: "C'est confirmé",
    text: `Votre place est confirmée.

Les dates sont sur votre page. À partir de 30 minutes avant chacune, vous y trouverez aussi le bouton pour entrer.`,
  },
  waiting: {
    subject: "Vous êtes sur la liste",
    text: `Toutes les places sont prises pour le moment. Vous êtes donc sur la liste d'attente.

Nous vous écrirons dès qu'il y aura une place pour vous. D'ici là, vous n'avez rien à faire.`,
  },
  offered: {
    subject: "Une place s'est libérée",
    text: `Une place s'est libérée pour vous. Vous pouvez la prendre jusqu'au {when}.

Ensuite, elle ira à la personne suivante sur la liste.`,
  },
  lapsed: {
    subject: "La place que nous gardions pour vous",
    text: `Nous avons gardé une place pour vous aussi longtemps que possible. Elle peut maintenant aller à la personne suivante sur la liste.

Si ce n'était pas le bon moment, ce n'est pas grave. Vous pouvez vous inscrire de nouveau quand vous voulez.`,
  },
  missed: {
    subject: "À propos de la liste d'attente",
    text: `Aucune place ne s'est libérée à temps pour la dernière date. La liste d'attente prend donc fin, et nous ne vous écrirons plus à ce sujet.

Nous sommes désolés. Vous pouvez vous inscrire à autre chose quand vous voulez\u00a0: le lien est sur votre page.`,
  },
  canceled: {
    subject: "Votre place est annulée",
    text: `Votre place est annulée, comme vous l'avez demandé. Nous ne vous écrirons plus à ce sujet.

Si vous changez d'avis, vous pouvez vous inscrire de nouveau quand vous voulez.`,
  },
  removed: {
    subject: "Votre place a pris fin",
    text: `Votre place a pris fin. Nous ne vous écrirons plus à ce sujet.

Si vous avez des questions, vous pouvez nous écrire.`,
  },
  moved: {
    subject: "Nouvel horaire\u00a0: {date}, {time}",
    text: "L'horaire a changé. Au lieu du {before}, ce sera le {when}.",
  },
  dateAdded: {
    subject: "Une date de plus\u00a0: {date}",
    text: "Il y a une date de plus\u00a0: le {when}.",
  },
  dateCanceled: {
    subject: "Annulé\u00a0: {date}",
    text: "Le rendez-vous du {when} est annulé. Les autres dates ne changent pas.",
  },
  newTimes: {
    subject: "Nouveaux horaires\u00a0: {date}, {time}",
    text: "Les dates ou les horaires ont changé. La prochaine fois, ce sera le {when}. Les autres sont sur votre page.",
  },
  reminderDay: {
    subject: "{day}, {time}",
    text: `Petit rappel\u00a0: c'est le {when}.

À partir de 30 minutes avant, vous trouverez sur votre page un bouton pour entrer. Si vous ne pouvez pas venir cette fois, ce n'est pas grave. Vous n'avez pas à vous justifier.`,
  },
  reminderHour: {
    subject: "Dans une heure",
    text: `Petit rappel\u00a0: cela commence à {time} ({zone}).

À partir de 30 minutes avant, vous trouverez sur votre page un bouton pour entrer.`,
  },
  thanks: {
    subject: "Merci",
    text: `Merci de votre présence. Elle a compté.`,
    question: "Si vous le voulez bien, nous avons une question pour vous\u00a0:",
  },
  close: {
    page: "Tout le reste est sur votre page\u00a0:",
    changed:
      "Quelque chose a changé pour vous\u00a0? Un clic suffit pour nous le dire, sans rien expliquer\u00a0:",
  },
};
