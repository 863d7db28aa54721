import type { TextsByPart } from "./texts-by-part.ts";

/** French for the newsletter's form and its mails, the 404 page and the page of receipts: the rest of `french`. */
export const frenchForms: Pick<TextsByPart, "newsletter" | "mails" | "notFound" | "receipt"> = {
  newsletter: {
    "A short newsletter, once a month": "Une courte infolettre, une fois par mois",
    "Email address": "Adresse courriel",
    "you@example.com": "vous@example.com",
    "Yes, subscribe me to your newsletter.*": "Oui, inscrivez-moi à votre infolettre.*",
    "*You can unsubscribe at any time with the link in each issue.":
      "*Vous pouvez vous désinscrire à tout moment avec le lien qui se trouve dans chaque numéro.",
    "The newsletter itself is written in English.": "L’infolettre elle-même est rédigée en anglais.",
    "We use your address only for this newsletter, and we don’t track who opens it.":
      "Nous utilisons votre adresse uniquement pour cette infolettre, et nous ne cherchons pas à savoir qui l’ouvre.",
    Subscribe: "M’inscrire",
    "Subscribing...": "Inscription en cours...",
    "(optional)": "(facultatif)",
    "Error:": "Erreur\u00a0:",
    Website: "Site Web",
    "Please enter your email address": "Veuillez indiquer votre adresse courriel",
    "Please enter a valid email address": "Veuillez indiquer une adresse courriel valide",
    "Please keep the email address under 254 characters":
      "L’adresse courriel ne peut pas dépasser 254 caractères",
    "Please confirm your consent to receive our newsletter.":
      "Veuillez cocher la case pour accepter de recevoir notre infolettre.",
    "Please leave this field empty": "Veuillez laisser ce champ vide",
    "Email Required": "Il manque votre adresse courriel",
    "Consent Required": "Il manque votre accord",
    "Success!": "Merci",
    "You’ve been successfully subscribed to our newsletter.":
      "Votre inscription à notre infolettre est enregistrée.",
    "Please confirm with the link we have mailed you.":
      "Veuillez confirmer avec le lien que nous vous avons envoyé par courriel.",
    "Subscription Failed": "L’inscription n’a pas abouti",
    "Failed to subscribe to newsletter. Please try again.":
      "Nous n’avons pas pu vous inscrire à l’infolettre. Veuillez réessayer.",
    "This page has changed since you opened it, so nothing was saved. Please reload the page and try again.":
      "Cette page a changé depuis que vous l’avez ouverte, rien n’a donc été enregistré. Veuillez la recharger et réessayer.",
    "Some answers need a change. Please check the marked fields and send again.":
      "Certaines réponses sont à corriger. Veuillez vérifier les champs signalés et envoyer de nouveau.",
    "We couldn’t read what was sent, so nothing was saved. Please reload the page and try again.":
      "Nous n’avons pas pu lire ce qui a été envoyé, rien n’a donc été enregistré. Veuillez recharger la page et réessayer.",
    "This didn’t come from our own page, so nothing was saved. Please open our site and try again.":
      "L’envoi ne venait pas de notre page, rien n’a donc été enregistré. Veuillez ouvrir notre site et réessayer.",
    "That’s too much to send at once, so nothing was saved. Please shorten it and send again.":
      "C’est trop long pour un seul envoi, rien n’a donc été enregistré. Veuillez raccourcir et envoyer de nouveau.",
    "That was a lot of tries in a short time. Please wait a few minutes and try again.":
      "Il y a eu beaucoup d’essais en peu de temps. Veuillez attendre quelques minutes et réessayer.",
    "We can’t save right now, and nothing was saved. Please try again in a few minutes.":
      "Nous ne pouvons rien enregistrer pour le moment, et rien ne l’a été. Veuillez réessayer dans quelques minutes.",
    "Something went wrong on our side. Please try again, or write to us.":
      "Un problème est survenu de notre côté. Veuillez réessayer, ou écrivez-nous.",
    "We can’t read this kind of content, so nothing was saved. Please use the form on our site.":
      "Nous ne pouvons pas lire ce type de contenu, rien n’a donc été enregistré. Veuillez utiliser le formulaire de notre site.",
    "A lot is being sent to our site right now, so nothing was saved. Please try again in a minute.":
      "Notre site reçoit beaucoup d’envois en ce moment, rien n’a donc été enregistré. Veuillez réessayer dans une minute.",
    "Sending took too long, so nothing was saved. Please check your connection and try again.":
      "L’envoi a pris trop de temps, rien n’a donc été enregistré. Veuillez vérifier votre connexion et réessayer.",
    "You’re subscribed - {name}": "Votre inscription est enregistrée - {name}",
    "Your sign-up for our monthly newsletter reached us. Each issue is short and has a link to unsubscribe whenever you like.":
      "Nous avons bien reçu votre inscription à notre infolettre mensuelle. Chaque numéro est court et contient un lien pour vous désinscrire quand vous voulez.",
    "One more step to subscribe - {name}": "Encore une étape pour vous inscrire - {name}",
    "We’ve mailed you a link to confirm your newsletter subscription. We don’t send you anything else until you’ve confirmed it.":
      "Nous vous avons envoyé un lien pour confirmer votre inscription à l’infolettre. Nous ne vous envoyons rien d’autre avant votre confirmation.",
    "Read in the Knowledge Hub": "Lire dans le Knowledge Hub (en anglais)",
    "Back to the home page": "Retour à la page d’accueil",
    "Unsubscribe - {name}": "Se désinscrire - {name}",
    "Unsubscribe from the newsletter": "Se désinscrire de l’infolettre",
    "Press the button and we’ll stop sending the newsletter to this address.":
      "Appuyez sur le bouton et nous n’enverrons plus l’infolettre à cette adresse.",
    Unsubscribe: "Se désinscrire",
    "You’re unsubscribed": "Votre désinscription est faite",
    "We won’t send the newsletter to this address anymore. You can subscribe again whenever you like.":
      "Nous n’enverrons plus l’infolettre à cette adresse. Vous pouvez vous réinscrire quand vous voulez.",
    "You’re already unsubscribed": "Votre désinscription est déjà faite",
    "There’s nothing left to do. We don’t send the newsletter to this address.":
      "Vous n’avez plus rien à faire. Nous n’envoyons pas l’infolettre à cette adresse.",
    "This link doesn’t work": "Ce lien ne fonctionne pas",
    "It may be incomplete or too old. Please use the link in your latest issue, or write to us.":
      "Il est peut-être incomplet ou trop ancien. Veuillez utiliser le lien de votre dernier numéro, ou écrivez-nous.",
    "Confirm your subscription - {name}": "Confirmer votre inscription - {name}",
    "Confirm your subscription": "Confirmer votre inscription",
    "Press the button and we’ll send the monthly newsletter to this address.":
      "Appuyez sur le bouton et nous enverrons l’infolettre mensuelle à cette adresse.",
    Confirm: "Confirmer",
    "You’re subscribed": "Votre inscription est confirmée",
    "It may be incomplete or too old. Please sign up again and we’ll mail you a new one.":
      "Il est peut-être incomplet ou trop ancien. Veuillez vous inscrire de nouveau et nous vous en enverrons un autre.",
  },
  mails: {
    "Your newsletter from {name}": "Votre infolettre de {name}",
    "You're on the list for our monthly newsletter.":
      "Vous êtes sur la liste de notre infolettre mensuelle, qui est rédigée en anglais.",
    "Each issue is short, with one story, one tool and one date worth knowing.":
      "Chaque numéro est court\u00a0: une histoire, un outil et une date à connaître.",
    "We don't track our mail, so we can't see if you open it.":
      "Nous ne suivons pas nos envois\u00a0: nous ne pouvons donc pas voir si vous les ouvrez.",
    "Some topics and dates can hurt. To skip them, open this link and choose.":
      "Certains sujets et certaines dates peuvent faire mal. Pour ne pas les recevoir, ouvrez ce lien et choisissez. La page est en anglais.",
    "To unsubscribe, open this link and press the button. We won't ask why.":
      "Pour vous désinscrire, ouvrez ce lien et appuyez sur le bouton. Nous ne vous demanderons pas pourquoi.",
    "Please confirm your newsletter from {name}": "Veuillez confirmer votre infolettre de {name}",
    "Someone asked us to send our monthly newsletter to this address.":
      "Quelqu’un nous a demandé d’envoyer notre infolettre mensuelle à cette adresse. Elle est rédigée en anglais.",
    "If it was you, please open this link to confirm.":
      "Si c’est vous, veuillez ouvrir ce lien pour confirmer.",
    "If it wasn't you, you don't need to do anything. We won't send it.":
      "Si ce n’est pas vous, vous n’avez rien à faire. Nous ne l’enverrons pas.",
    "Choose what to skip": "Choisir ce que je ne reçois pas",
    "Something has changed": "Quelque chose a changé",
    "Confirm my newsletter": "Confirmer mon infolettre",
  },
  notFound: {
    "Page Not Found - {name} | 404 Error": "Page introuvable - {name} | Erreur 404",
    "This page may have been part of our old site. Find your way to guided journeys, peer support, the Knowledge Hub, ZenDen or our team.":
      "Cette page faisait peut-être partie de notre ancien site. Retrouvez les parcours guidés, l’entraide, le Centre de connaissances, ZenDen ou notre équipe.",
    "We’ve Moved!": "Nous avons déménagé",
    "This page may have been part of our old site. Most of what was there has a new address, and the links below will get you close.":
      "Cette page faisait peut-être partie de notre ancien site. Presque tout ce qui s’y trouvait a une nouvelle adresse, et les liens ci-dessous vous en rapprocheront. Ils mènent à des pages en anglais.",
    "Were you looking for one of these?": "Cherchiez-vous l’une de ces pages\u00a0?",
    "It used to be at {path}": "Elle se trouvait à l’adresse {path}",
    Home: "Accueil",
    "What {name} is, and where to start": "Ce qu’est {name}, et par où commencer",
    "Guided Journeys": "Parcours guidés",
    "Infertility, donor conception, surrogacy, adoption":
      "Infertilité, don de gamètes, gestation pour autrui, adoption",
    "Peer Support": "Entraide",
    "Write one on one with a mentor": "Écrivez en tête-à-tête à une personne qui est passée par là",
    "Free articles and guides": "Articles et guides gratuits",
    "Breathing and grounding exercises": "Exercices de respiration et d’ancrage",
    "Contact Us": "Nous écrire",
    "Send us a message": "Envoyez-nous un message",
    "Popular journeys": "Parcours les plus consultés",
    "Still can’t find what you’re looking for?": "Vous ne trouvez toujours pas\u00a0?",
    "Contact our team": "Écrivez à notre équipe",
    "and we’ll help you find it.": "et nous vous aiderons à trouver.",
  },
  receipt: {
    "See, change or erase your answers - {name}": "Voir, modifier ou effacer vos réponses - {name}",
    "Your receipt code opens the answers you gave us. You can see them, change them while that page is open, or erase them for good.":
      "Votre code de reçu ouvre les réponses que vous nous avez données. Vous pouvez les voir, les modifier tant que la page est ouverte, ou les effacer pour de bon.",
    "See, change or erase your answers": "Voir, modifier ou effacer vos réponses",
    "We gave you a code when you sent your answers. Only that code opens them.":
      "Nous vous avons donné un code quand vous avez envoyé vos réponses. Seul ce code permet de les ouvrir.",
  },
};
