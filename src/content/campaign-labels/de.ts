import type { CampaignLabels } from "./en.ts";

/** German; readers are addressed as "Sie". */
export const de: CampaignLabels = {
  answerErrors: {
    missing: {
      text: "Bitte schreiben Sie eine Antwort",
      choice: "Bitte wählen Sie eine Antwort aus",
      choices: "Bitte wählen Sie mindestens eine Antwort aus",
      number: "Bitte geben Sie eine Zahl ein",
      date: "Bitte wählen Sie ein Datum",
      email: "Bitte geben Sie eine E-Mail-Adresse ein",
      phone: "Bitte geben Sie eine Telefonnummer ein",
      consent: "Bitte kreuzen Sie das Kästchen an, um fortzufahren",
    },
    tooLong: "Diese Antwort darf höchstens {max} Zeichen lang sein",
    unreadable: "Bitte entfernen Sie die Zeichen, die wir nicht lesen können",
    email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    phone: "Bitte geben Sie eine Telefonnummer mit Vorwahl ein",
    number: "Bitte geben Sie eine Zahl in Ziffern ein",
    wholeNumber: "Bitte geben Sie eine ganze Zahl ein",
    numberTooSmall: "Bitte geben Sie {min} oder mehr ein",
    numberTooLarge: "Bitte geben Sie {max} oder weniger ein",
    date: "Bitte geben Sie ein gültiges Datum mit Jahr, Monat und Tag ein",
    dateTooEarly: "Bitte wählen Sie den {min} oder einen späteren Tag",
    dateTooLate: "Bitte wählen Sie den {max} oder einen früheren Tag",
    choice: "Bitte wählen Sie aus der Liste",
    tooFew: "Bitte wählen Sie mindestens {min} aus",
    tooMany: "Bitte wählen Sie höchstens {max} aus",
    otherMissing: "Bitte schreiben Sie Ihre Antwort in das Feld",
    optionFull: "Bei „{label}“ ist kein Platz mehr frei. Bitte wählen Sie etwas anderes.",
    unknown: "Bitte beantworten Sie diese Frage noch einmal",
  },
  campaignRefusals: {
    missing: "Wir konnten diese Umfrage nicht finden. Vielleicht ist der Link unvollständig.",
    notYet:
      "Diese Seite ist noch nicht geöffnet, deshalb wurde nichts gesendet. Ihre Antworten sind noch auf dieser Seite.",
    closed:
      "Diese Seite ist inzwischen geschlossen, deshalb wurde nichts gesendet. Ihre Antworten sind noch auf dieser Seite.",
    full: "Alle Plätze sind vergeben, deshalb wurde nichts gesendet. Ihre Antworten sind noch auf dieser Seite.",
    changed:
      "Diese Seite wurde geändert, während Sie geschrieben haben. Es wurde nichts gesendet, und Ihre Antworten sind noch da. Bitte laden Sie die Seite neu und sehen Sie sie noch einmal durch.",
    moreQuestions:
      "Aus Ihrer Auswahl ergeben sich weitere Fragen. Ihre Antworten sind noch da. Bitte sehen Sie sich die übrigen an.",
    badCode:
      "Wir konnten zu diesem Code keine Antwort finden. Bitte vergleichen Sie ihn mit dem, den Sie notiert haben.",
    noChange:
      "Diese Seite ist geschlossen, deshalb lässt sich die Antwort nicht mehr ändern. Löschen können Sie sie weiterhin.",
  },
  campaignPage: {
    sharedDescription:
      "Eine Seite von {name} mit ein paar Fragen. Sie entscheiden, was Sie erzählen und was Sie auslassen.",
    alsoIn: "Auch verfügbar auf",
    contact: "Fragen zu dieser Seite?",
    factAnonymous:
      "Ihre Antworten sind anonym. Wir fragen nicht nach Ihrem Namen und speichern keine Netzwerkadresse.",
    factContact: "Wir fragen nach Ihrer E-Mail-Adresse, damit wir Ihnen schreiben können.",
    factKept: {
      one: "Wird 1 Tag aufbewahrt und dann gelöscht.",
      other: "Wird {days} Tage aufbewahrt und dann gelöscht.",
    },
    factSkip: "Fragen, die als freiwillig gekennzeichnet sind, können Sie überspringen.",
    closes: "Geöffnet bis {when}.",
    formHeading: "Ihre Antworten",
    progress: "Schritt {step} von {steps}",
    questionProgress: "Frage {step} von {steps}",
    back: "Zurück",
    next: "Weiter",
    send: "Meine Antworten senden",
    sending: "Wird gesendet...",
    saveChange: "Änderung speichern",
    other: "Etwas anderes",
    otherLabel: "Ihre eigene Antwort",
    yes: "Ja",
    no: "Nein",
    full: "belegt",
    noAnswer: "Keine Antwort",
    chooseAll: "Wählen Sie alles aus, was zutrifft.",
    chooseBetween: "Wählen Sie {min} bis {max} aus.",
    chooseAtLeast: "Wählen Sie mindestens {min} aus.",
    chooseUpTo: "Wählen Sie bis zu {max} aus.",
    reminder: "Bitte nennen Sie keine Namen und keine medizinischen Einzelheiten.",
    restored: "Wir haben wiedergefunden, was Sie vorher geschrieben hatten, und es wieder eingefügt.",
    clear: "Von vorn beginnen",
    contactHeading: "Wie wir Sie erreichen",
    contactName: "Ihr Name",
    contactEmail: "Ihre E-Mail-Adresse",
    failedTitle: "Es wurde nichts gesendet",
    network:
      "Wir konnten unseren Server nicht erreichen. Ihre Antworten sind noch hier. Bitte versuchen Sie es noch einmal.",
    lookAgainTitle: "Noch ein paar Fragen",
  },
  campaignDraft: {
    label: "Entwurf speichern",
    none: "Brauchen Sie eine Pause? Sie können einen Entwurf speichern und später weitermachen.",
    kept: "Ihr Entwurf ist auf diesem Gerät gespeichert, mit allem, was Sie ab jetzt schreiben.",
    found: "Auf diesem Gerät gibt es einen Entwurf vom",
    deleted: "Der Entwurf wurde von diesem Gerät gelöscht.",
    refused:
      "Ihr Browser kann keinen Entwurf sicher speichern, deshalb ist keiner gespeichert. Ihre Antworten bleiben hier, bis Sie die Seite verlassen. Bitte prüfen Sie seine Einstellungen.",
    what: "Er bleibt 30 Tage in diesem Browser, oder bis Sie Ihre Antworten senden oder ihn löschen. Er ist verschlüsselt, aber wer diesen Browser benutzt, kann ihn hier öffnen. Das schnelle Verlassen der Seite löscht ihn nicht.",
    where: "Alles ansehen, was auf diesem Gerät gespeichert ist",
    keep: "Entwurf auf diesem Gerät speichern",
    open: "Mit dem Entwurf weitermachen",
    remove: "Entwurf löschen",
  },
  campaignThanks: {
    heading: "Danke. Ihre Antworten sind bei uns angekommen.",
    changedHeading: "Ihre Änderung ist gespeichert",
    receiptHeading: "Ihr Belegcode",
    receiptText:
      "Mit diesem Code können Sie Ihre Antworten ansehen, sie ändern, solange diese Seite geöffnet ist, oder sie löschen. Ohne ihn können wir Ihre Antworten nicht finden. Bitte bewahren Sie ihn gut auf.",
    copy: "Code kopieren",
    copied: "Der Code ist kopiert.",
    copyFailed:
      "Ihr Browser hat ihn nicht kopiert. Bitte markieren Sie den Code und kopieren Sie ihn selbst.",
    toReceipt: "Meine Antworten ansehen, ändern oder löschen",
    home: "Zur Startseite",
  },
  campaignAddresses: {
    notYet: {
      heading: "Diese Seite ist noch nicht geöffnet",
      text: "Bitte kommen Sie wieder, sobald sie öffnet.",
      opens: "Sie öffnet am {when}.",
    },
    closed: {
      heading: "Diese Seite ist geschlossen",
      text: "Es können keine Antworten mehr gesendet werden. Danke für Ihren Besuch.",
    },
    full: {
      heading: "Alle Plätze sind vergeben",
      text: "Es können keine Antworten mehr gesendet werden. Danke für Ihren Besuch.",
    },
    next: "So unterstützen wir Menschen",
    receipt: "Ich habe einen Belegcode",
  },
  receiptCopy: {
    codeLabel: "Belegcode",
    codeHint: "Er hat 28 Buchstaben und Ziffern. Ältere Codes haben 16.",
    codeMissing: "Bitte geben Sie Ihren Belegcode ein",
    codeShape:
      "Ein Belegcode hat 28 Buchstaben und Ziffern, oder 16, wenn er älter ist. Bitte prüfen Sie ihn.",
    open: "Meine Antworten ansehen",
    opening: "Wird gesucht...",
    formHeading: "Ihre Antworten öffnen",
    answersHeading: "Ihre Antworten",
    to: "Zu „{title}“.",
    sentOn: "Gesendet am {when}.",
    erasedOn: "Wir löschen sie am {when}.",
    change: "Meine Antworten ändern",
    closed:
      "Diese Seite ist geschlossen, deshalb bleiben die Antworten, wie sie sind. Löschen können Sie sie weiterhin.",
    eraseHeading: "Meine Antworten löschen",
    eraseText:
      "Damit werden Ihre Antworten endgültig gelöscht. Wir behalten keine Kopie und können sie nicht wiederherstellen.",
    eraseConfirm: "Ja, meine Antworten endgültig löschen",
    eraseNeedsTick: "Bitte kreuzen Sie zuerst das Kästchen an",
    erase: "Löschen",
    erasing: "Wird gelöscht...",
    erasedHeading: "Ihre Antworten sind gelöscht",
    erasedText: "Bei uns ist nichts davon übrig. Der Code funktioniert nicht mehr.",
  },
  fields: {
    optional: "(freiwillig)",
    errorMark: "Fehler:",
    errorSummary: {
      one: "Bitte korrigieren Sie vor dem Senden eine Angabe",
      other: "Bitte korrigieren Sie vor dem Senden {count} Angaben",
    },
    nameTooLong: "Der Name darf höchstens 200 Zeichen lang sein",
    emailTooLong: "Die E-Mail-Adresse darf höchstens 254 Zeichen lang sein",
  },
};
