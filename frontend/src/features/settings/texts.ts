export const messages = {
  title: 'Einstellungen',
  contents: 'Abschnitte',
  subjectsLabel: 'Themen',
  pageTitle: (subject: string): string => `${subject} · Einstellungen`,

  subjects: {
    benachrichtigungen: {
      title: 'Benachrichtigungen und Push',
      text: 'Wovon du hörst, und wann Ruhe ist.',
    },
    profil: {
      title: 'Profil',
      text: 'Bild und Bio, Geburtstag, Ort, Genres.',
    },
    chats: {
      title: 'Chats',
      text: 'Wer dir schreiben darf, und wer was sieht.',
    },
    sichtbarkeit: {
      title: 'Sichtbarkeit und Privatsphäre',
      text: 'Wo dich andere finden, was nur du siehst.',
    },
    stumm: {
      title: 'Stumm und blockiert',
      text: 'Wörter und Leute, die dich nerven.',
    },
    feed: {
      title: 'Feed und Darstellung',
      text: 'Vorschläge, Bildtexte und Bewegung.',
    },
    anmeldung: {
      title: 'Anmeldung und Sicherheit',
      text: 'Passwort, Passkeys, Codes und Geräte.',
    },
    konto: {
      title: 'Konto und Daten',
      text: 'E-Mail-Adresse, deine Daten, Konto löschen.',
    },
  },

  search: {
    label: 'Einstellungen durchsuchen',
    placeholder: 'Schalter suchen',
    clear: 'Suche leeren',
    results: 'Gefundene Einstellungen',
    found: (count: number): string => `${String(count)} Treffer`,
    none: 'Dazu gibt es hier nichts.',
    noneText: 'Versuch es mit einem anderen Wort, oder geh die acht Themen durch.',
    all: 'Alle Themen zeigen',
    contact: 'Sonst frag uns.',
  },

  picture: {
    title: 'Bild, Name und Bio',
    text: 'Was alle von dir sehen. Das änderst du dort, wo es steht.',
    toProfile: 'Zu deinem Profil',
  },
  saved: 'Einstellungen gespeichert',
  loadFailed: 'Einstellungen nicht geladen',

  notifications: {
    title: 'Benachrichtigungen',
    text: 'Wovon du hören willst. Gilt überall, wo du angemeldet bist.',
    community: 'Community',
    communityHint: 'Hörner, Kommentare, Erwähnungen und neue Follower.',
    content: 'Inhalte',
    contentHint: 'Die News des Tages um 18:00 Uhr und die wöchentliche Band-Entdeckung.',
    system: 'System',
    systemHint: 'Was dein Konto und den Betrieb betrifft.',
    personalized: 'Persönlich',
    personalizedHint: 'Vorschläge, die zu deinen Genres und Bands passen.',
    tooYoung: (from: string): string =>
      `Unter 16 lernen wir deinen Geschmack nicht. Einschalten kannst du das ab deinem 16. Geburtstag am ${from.split('-').toReversed().join('.')}.`,
  },

  profile: {
    title: 'Profildaten',
    text: 'Alles freiwillig. Ort und Genres stehen in deinem Profil, der Rest bleibt unter uns und hilft bei Vorschlägen. Dein Geburtstag sagt uns außerdem, was für dein Alter nichts ist.',
    birthday: 'Geburtstag',
    location: 'Ort',
    locationHint: 'Stadt oder Region genügt.',
    genres: 'Lieblingsgenres',
    frequency: 'Wie oft gehst du auf Konzerte?',
    experience: 'Wie lange bist du schon dabei?',
    bands: 'Lieblingsbands',
    bandsHint: 'Die üblichen Verdächtigen und die, die sonst keiner kennt.',
    choose: 'Bitte wählen',
    submit: 'Speichern',
    saved: 'Profil gespeichert',
    failed: 'Profil konnte nicht gespeichert werden.',
    loadFailed: 'Profildaten nicht geladen',
  },

  visibility: {
    title: 'Sichtbarkeit',
    text: 'Wo andere über dich stolpern. Dein Profil und deine Beiträge bleiben für Mitglieder sichtbar.',
    onWall: 'Wall of Horns',
    onWallHint: 'Nach deinem ersten Shout stehst du 24 Stunden an der Wand.',
    inSearch: 'Suche und Vorschläge',
    inSearchHint: 'Andere finden dich über deinen Namen und in den Listen der Follower.',
  },

  chat: {
    title: 'Nachrichten',
    text: 'Wer bei dir anklopfen darf und was andere dabei von dir mitbekommen.',
    whoMayWrite: 'Wer darf mir schreiben?',
    whoMayWriteHint:
      'Gilt für neue Unterhaltungen: Wer dir fremd ist, landet bei den Anfragen. Was schon läuft, läuft weiter.',
    everyone: 'Alle',
    followed: 'Wem ich folge',
    nobody: 'Niemand',
    readReceipts: 'Lesebestätigungen',
    readReceiptsHint:
      'Gilt in beide Richtungen: Schaltest du sie aus, siehst auch du nicht, ob deine Nachrichten gelesen sind.',
    onlineState: 'Online-Status',
    onlineStateHint:
      'Gilt in beide Richtungen: Schaltest du ihn aus, siehst auch du nicht, wer da ist oder gerade schreibt.',
  },

  blocked: {
    title: 'Blockierte Leute',
    text: 'Ihr seht einander nicht, solange jemand hier steht. Davon erfährt niemand.',
  },

  muted: {
    title: 'Stummschalten',
    text: 'Was hier steht, taucht in deinen Listen nicht auf. Beiträge mit einem dieser Wörter klappen wir zu. Davon erfährt niemand.',
  },

  writing: {
    title: 'Beiträge',
    text: 'Gilt für dieses Gerät.',
    altReminder: 'An Bildbeschreibungen erinnern',
    altReminderHint: 'Wer nicht sieht, hört dann, was auf deinem Bild los ist.',
  },

  privacy: {
    title: 'Privatsphäre',
    points: [
      'Täglich um 18:00 Uhr gibt es eine Benachrichtigung mit den Metal-News des Tages, einmal pro Woche eine Band-Entdeckung. Beides nur, solange der Schalter „Inhalte“ an ist.',
      'Geburtstag, Konzertgewohnheiten und Lieblingsbands sieht außer dir niemand.',
      'Fotos verlieren Ort und Kameradaten, bevor sie jemand zu sehen bekommt.',
      'Keine Werbung, keine Cookies, kein Weiterverkauf. Wir leben vom Lärm.',
    ],
    yourData: 'Deine Daten und alle Schalter',
    more: 'Alles Weitere steht im Datenschutz',
  },

  yourData: {
    title: 'Deine Daten',
    intro:
      'Was wir von dir haben, wozu und wie lange. Und alles, was du daran ändern kannst: Jeder Schalter gilt sofort.',
    push: 'Push',
    pushText:
      'Push schaltest du je Gerät ein, und du wählst, wovon es hören soll. Das geht in den Einstellungen.',
    moderation: 'Meldungen und Entscheidungen',
    moderationText:
      'Was du gemeldet hast und was daraus wurde. Und was die Moderation über dich entschieden hat, mit Begründung und Einspruch.',
    toDecisions: 'Entscheidungen über dich',
    toPush: 'Push einstellen',
    toProfileData: 'Geburtstag und Profildaten ändern',
    toPrivacy: 'Die Datenschutzhinweise',
  },

  motion: {
    title: 'Bewegung',
    text: 'Gilt nur auf diesem Gerät.',
    label: 'Bewegung auf dem Schirm',
    hint: 'Stillhalten schaltet Flackern und Animationen ab.',
    system: 'Wie das Gerät es will',
    reduced: 'Stillhalten',
  },
} as const
