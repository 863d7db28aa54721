import type { PlaceMailTexts } from "./texts.ts";

/** Spanish, as written in the United States and Latin America; readers are addressed as "tú". */
export const placeMailsEs: PlaceMailTexts = {
  signUp: {
    subject: "Falta un paso",
    text: `Alguien se inscribió con esta dirección. Si fuiste tú, abre tu página y presiona el botón. Verás de inmediato si tienes un lugar o si quedas en la lista de espera.

El enlace funciona durante 24 horas. Si no fuiste tú, no tienes que hacer nada.`,
  },
  held: {
    subject: "Tu lugar está confirmado",
    text: `Tu lugar está confirmado.

En tu página están las fechas. Desde 30 minutos antes de cada una, también verás ahí el botón para entrar.`,
  },
  waiting: {
    subject: "Estás en la lista",
    text: `Por ahora todos los lugares están ocupados, así que estás en la lista de espera.

Te escribiremos en cuanto haya un lugar para ti. Mientras tanto, no tienes que hacer nada.`,
  },
  offered: {
    subject: "Hay un lugar libre",
    text: `Hay un lugar libre para ti. Puedes tomarlo hasta el {when}.

Después pasará a la siguiente persona de la lista.`,
  },
  lapsed: {
    subject: "Sobre el lugar que te guardamos",
    text: `Te guardamos un lugar todo el tiempo que pudimos. Ahora puede pasar a la siguiente persona de la lista.

Si no era buen momento, no pasa nada. Puedes volver a inscribirte cuando quieras.`,
  },
  missed: {
    subject: "Sobre la lista de espera",
    text: `No se liberó ningún lugar a tiempo para la última fecha. Por eso la lista de espera terminó y no volveremos a escribirte sobre esto.

Lo sentimos. Puedes inscribirte en otra cosa cuando quieras: en tu página está el enlace.`,
  },
  canceled: {
    subject: "Tu lugar está cancelado",
    text: `Tu lugar está cancelado, como pediste. No volveremos a escribirte sobre esto.

Si cambias de opinión, puedes volver a inscribirte cuando quieras.`,
  },
  removed: {
    subject: "Tu lugar terminó",
    text: `Tu lugar terminó. No volveremos a escribirte sobre esto.

Si tienes preguntas, puedes escribirnos.`,
  },
  moved: {
    subject: "Nueva hora: {date}, {time}",
    text: "Cambió la hora. En lugar del {before}, ahora será el {when}.",
  },
  dateAdded: {
    subject: "Una fecha más: {date}",
    text: "Hay una fecha más: el {when}.",
  },
  dateCanceled: {
    subject: "Cancelado: {date}",
    text: "Esta vez se cancela: el {when}. Las demás fechas siguen igual.",
  },
  newTimes: {
    subject: "Nuevos horarios: {date}, {time}",
    text: "Cambiaron las fechas o los horarios. La próxima vez será el {when}. En tu página están las demás.",
  },
  reminderDay: {
    subject: "{day}, {time}",
    text: `Un recordatorio: es el {when}.

Desde 30 minutos antes, en tu página verás un botón para entrar. Si esta vez no puedes venir, no pasa nada. No tienes que avisar a nadie.`,
  },
  reminderHour: {
    subject: "En una hora",
    text: `Un recordatorio: es el {when}.

Desde 30 minutos antes, en tu página verás un botón para entrar.`,
  },
  thanks: {
    subject: "Gracias",
    text: `Gracias por venir. Qué bueno que estuviste.`,
    question: "Si quieres, puedes responder una sola pregunta:",
  },
  close: {
    page: "Todo lo demás está en tu página:",
    changed: "¿Algo cambió para ti? Puedes decírnoslo con un solo clic, sin explicar nada:",
  },
};
