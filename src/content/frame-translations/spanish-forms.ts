import type { TextsByPart } from "./texts-by-part.ts";

/** Spanish for the newsletter's form and its mails, the 404 page and the page of receipts: the rest of `spanish`. */
export const spanishForms: Pick<TextsByPart, "newsletter" | "mails" | "notFound" | "receipt"> = {
  newsletter: {
    "A short newsletter, once a month": "Un boletín breve, una vez al mes",
    "Email address": "Correo electrónico",
    "you@example.com": "tu@example.com",
    "Yes, subscribe me to your newsletter.*": "Sí, quiero suscribirme a su boletín.*",
    "*You can unsubscribe at any time with the link in each issue.":
      "*Puedes cancelar la suscripción en cualquier momento con el enlace de cada número.",
    "The newsletter itself is written in English.": "El boletín está escrito en inglés.",
    "We use your address only for this newsletter, and we don’t track who opens it.":
      "Usamos tu correo solo para este boletín y no rastreamos quién lo abre.",
    Subscribe: "Suscribirme",
    "Subscribing...": "Suscribiendo...",
    "(optional)": "(opcional)",
    "Error:": "Error:",
    Website: "Sitio web",
    "Please enter your email address": "Escribe tu correo electrónico",
    "Please enter a valid email address": "Escribe una dirección de correo electrónico válida",
    "Please keep the email address under 254 characters":
      "El correo electrónico puede tener como máximo 254 caracteres",
    "Please confirm your consent to receive our newsletter.":
      "Marca la casilla para aceptar que te enviemos nuestro boletín.",
    "Please leave this field empty": "Deja este campo vacío",
    "Email Required": "Falta tu correo electrónico",
    "Consent Required": "Falta tu consentimiento",
    "Success!": "Gracias",
    "You’ve been successfully subscribed to our newsletter.": "Tu suscripción a nuestro boletín está lista.",
    "Please confirm with the link we have mailed you.":
      "Confírmala con el enlace que te enviamos por correo electrónico.",
    "Subscription Failed": "No se pudo hacer la suscripción",
    "Failed to subscribe to newsletter. Please try again.":
      "No pudimos suscribirte al boletín. Inténtalo de nuevo.",
    "This page has changed since you opened it, so nothing was saved. Please reload the page and try again.":
      "Esta página cambió desde que la abriste, así que no se guardó nada. Vuelve a cargarla e inténtalo de nuevo.",
    "Some answers need a change. Please check the marked fields and send again.":
      "Hay respuestas por corregir. Revisa los campos marcados y envía de nuevo.",
    "We couldn’t read what was sent, so nothing was saved. Please reload the page and try again.":
      "No pudimos leer lo que se envió, así que no se guardó nada. Vuelve a cargar la página e inténtalo de nuevo.",
    "This didn’t come from our own page, so nothing was saved. Please open our site and try again.":
      "Esto no vino de nuestra propia página, así que no se guardó nada. Abre nuestro sitio e inténtalo de nuevo.",
    "That’s too much to send at once, so nothing was saved. Please shorten it and send again.":
      "Es demasiado para enviarlo de una vez, así que no se guardó nada. Acórtalo y envíalo de nuevo.",
    "That was a lot of tries in a short time. Please wait a few minutes and try again.":
      "Fueron muchos intentos en poco tiempo. Espera unos minutos e inténtalo de nuevo.",
    "We can’t save right now, and nothing was saved. Please try again in a few minutes.":
      "Ahora mismo no podemos guardar nada, y no se guardó nada. Inténtalo de nuevo en unos minutos.",
    "Something went wrong on our side. Please try again, or write to us.":
      "Algo falló de nuestro lado. Inténtalo de nuevo o escríbenos.",
    "We can’t read this kind of content, so nothing was saved. Please use the form on our site.":
      "No podemos leer este tipo de contenido, así que no se guardó nada. Usa el formulario de nuestro sitio.",
    "A lot is being sent to our site right now, so nothing was saved. Please try again in a minute.":
      "Nuestro sitio está recibiendo muchos envíos, así que no se guardó nada. Inténtalo de nuevo en un minuto.",
    "Sending took too long, so nothing was saved. Please check your connection and try again.":
      "El envío tardó demasiado, así que no se guardó nada. Revisa tu conexión e inténtalo de nuevo.",
    "You’re subscribed - {name}": "Tu suscripción está lista - {name}",
    "Your sign-up for our monthly newsletter reached us. Each issue is short and has a link to unsubscribe whenever you like.":
      "Recibimos tu suscripción a nuestro boletín mensual. Cada número es breve y tiene un enlace para cancelarla cuando quieras.",
    "One more step to subscribe - {name}": "Falta un paso para suscribirte - {name}",
    "We’ve mailed you a link to confirm your newsletter subscription. We don’t send you anything else until you’ve confirmed it.":
      "Te enviamos un enlace para confirmar tu suscripción al boletín. No te enviaremos nada más hasta que la confirmes.",
    "Read in the Knowledge Hub": "Leer en el Knowledge Hub (en inglés)",
    "Back to the home page": "Volver a la página de inicio",
    "Unsubscribe - {name}": "Cancelar la suscripción - {name}",
    "Unsubscribe from the newsletter": "Cancelar la suscripción al boletín",
    "Press the button and we’ll stop sending the newsletter to this address.":
      "Pulsa el botón y dejaremos de enviar el boletín a este correo.",
    Unsubscribe: "Cancelar la suscripción",
    "You’re unsubscribed": "Tu suscripción está cancelada",
    "We won’t send the newsletter to this address anymore. You can subscribe again whenever you like.":
      "Ya no enviaremos el boletín a este correo. Puedes volver a suscribirte cuando quieras.",
    "You’re already unsubscribed": "Tu suscripción ya estaba cancelada",
    "There’s nothing left to do. We don’t send the newsletter to this address.":
      "No tienes que hacer nada más. No enviamos el boletín a este correo.",
    "This link doesn’t work": "Este enlace no funciona",
    "It may be incomplete or too old. Please use the link in your latest issue, or write to us.":
      "Puede que esté incompleto o sea demasiado antiguo. Usa el enlace de tu último número o escríbenos.",
    "Confirm your subscription - {name}": "Confirma tu suscripción - {name}",
    "Confirm your subscription": "Confirma tu suscripción",
    "Press the button and we’ll send the monthly newsletter to this address.":
      "Pulsa el botón y enviaremos el boletín mensual a este correo.",
    Confirm: "Confirmar",
    "You’re subscribed": "Tu suscripción está confirmada",
    "It may be incomplete or too old. Please sign up again and we’ll mail you a new one.":
      "Puede que esté incompleto o sea demasiado antiguo. Suscríbete de nuevo y te enviaremos otro.",
  },
  mails: {
    "Your newsletter from {name}": "Tu boletín de {name}",
    "You're on the list for our monthly newsletter.":
      "Estás en la lista de nuestro boletín mensual, que está escrito en inglés.",
    "Each issue is short, with one story, one tool and one date worth knowing.":
      "Cada número es breve: una historia, una herramienta y una fecha que vale la pena conocer.",
    "We don't track our mail, so we can't see if you open it.":
      "No rastreamos nuestros correos, así que no podemos ver si los abres.",
    "Some topics and dates can hurt. To skip them, open this link and choose.":
      "Algunos temas y fechas pueden doler. Para no recibirlos, abre este enlace y elige. La página está en inglés.",
    "To unsubscribe, open this link and press the button. We won't ask why.":
      "Para cancelar la suscripción, abre este enlace y pulsa el botón. No te preguntaremos por qué.",
    "Please confirm your newsletter from {name}": "Confirma tu boletín de {name}",
    "Someone asked us to send our monthly newsletter to this address.":
      "Alguien nos pidió enviar nuestro boletín mensual a este correo. Está escrito en inglés.",
    "If it was you, please open this link to confirm.": "Si fuiste tú, abre este enlace para confirmar.",
    "If it wasn't you, you don't need to do anything. We won't send it.":
      "Si no fuiste tú, no tienes que hacer nada. No lo enviaremos.",
    "Choose what to skip": "Elegir qué no recibir",
    "Something has changed": "Algo cambió",
    "Confirm my newsletter": "Confirmar mi boletín",
  },
  notFound: {
    "Page Not Found - {name} | 404 Error": "Página no encontrada - {name} | Error 404",
    "This page may have been part of our old site. Find your way to guided journeys, peer support, the Knowledge Hub, ZenDen or our team.":
      "Puede que esta página fuera parte de nuestro sitio anterior. Encuentra los caminos guiados, el apoyo entre pares, el Centro de conocimiento, ZenDen o a nuestro equipo.",
    "We’ve Moved!": "Nos mudamos",
    "This page may have been part of our old site. Most of what was there has a new address, and the links below will get you close.":
      "Puede que esta página fuera parte de nuestro sitio anterior. Casi todo lo que había ahí tiene una dirección nueva, y los enlaces de abajo te acercarán. Llevan a páginas en inglés.",
    "Were you looking for one of these?": "¿Buscabas una de estas páginas?",
    "It used to be at {path}": "Antes estaba en {path}",
    Home: "Inicio",
    "What {name} is, and where to start": "Qué es {name} y por dónde empezar",
    "Guided Journeys": "Caminos guiados",
    "Infertility, donor conception, surrogacy, adoption":
      "Infertilidad, concepción con donante, gestación subrogada, adopción",
    "Peer Support": "Apoyo entre pares",
    "Write one on one with a mentor": "Escríbete a solas con alguien que ya pasó por esto",
    "Free articles and guides": "Artículos y guías gratuitos",
    "Breathing and grounding exercises": "Ejercicios de respiración y para volver al presente",
    "Contact Us": "Escríbenos",
    "Send us a message": "Envíanos un mensaje",
    "Popular journeys": "Los caminos más visitados",
    "Still can’t find what you’re looking for?": "¿Sigues sin encontrar lo que buscas?",
    "Contact our team": "Escribe a nuestro equipo",
    "and we’ll help you find it.": "y te ayudaremos a encontrarlo.",
  },
  receipt: {
    "See, change or erase your answers - {name}": "Ver, cambiar o borrar tus respuestas - {name}",
    "Your receipt code opens the answers you gave us. You can see them, change them while that page is open, or erase them for good.":
      "Tu código de recibo abre las respuestas que nos diste. Puedes verlas, cambiarlas mientras esa página siga abierta o borrarlas para siempre.",
    "See, change or erase your answers": "Ver, cambiar o borrar tus respuestas",
    "We gave you a code when you sent your answers. Only that code opens them.":
      "Te dimos un código cuando enviaste tus respuestas. Solo ese código las abre.",
  },
};
