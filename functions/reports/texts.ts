export const REPORT_TEXTS = {
  gone: 'Das gibt es nicht mehr. Da war wohl schon jemand schneller.',
  endedStory:
    'Diese Story war schon vorbei, als die Meldung ankam. Was darin war, sagt nur die Meldung.',
  own: 'Das ist von dir. Melden musst du es nicht, ändern oder löschen kannst du es selbst.',
  ownProfile:
    'Das bist du selbst. Wenn dir etwas nicht passt: Dein Profil änderst du unter „Profil“.',
  noMessage: 'Diese Nachricht gibt es nicht (mehr).',
  ownMessage: 'Das ist deine eigene Nachricht. Melden musst du sie nicht, löschen kannst du sie.',
  sealed: 'Nimm die Anfrage erst an oder lehne sie ab: Gesehen hast du das hier noch nicht.',
  unknownUrl:
    'Unter dieser Adresse können wir nichts zuordnen. Sie muss zu einem Beitrag, Profil, Konzert, Artikel oder einer Band auf dieser Seite führen. Am einfachsten kopierst du sie aus der Adresszeile oder über „Teilen“. Nachrichten und Storys melden die, die sie sehen, direkt in der App.',
  noReceipt:
    'Zu diesem Link gibt es keine Meldung. Öffne ihn noch einmal ganz, so wie wir ihn dir gezeigt oder gemailt haben.',
  noReport: 'Diese Meldung gibt es nicht, oder sie ist nicht von dir.',
  notObjectable:
    'Gegen diese Meldung gibt es (noch) keine Entscheidung, der du widersprechen kannst.',
  twice: 'Zu dieser Meldung gab es schon einen Einspruch. Mehr als einer geht nicht.',
  tooLate:
    'Die sechs Monate für einen Einspruch sind vorbei. Vor Gericht kannst du weiterhin gehen.',
  mail: {
    received: 'Deine Meldung bei Höllenlärm ist da',
    receivedText: (number: string, link: string): string =>
      `Hallo,\n\ndeine Meldung ist bei uns angekommen. Ihre Nummer: ${number}\n\nEin Mensch prüft sie. Wie weit wir sind und wie es ausgeht, steht hier:\n${link}\n\nDen Link kennst nur du. Wer ihn hat, sieht den Stand deiner Meldung.\n\nDu hast nichts gemeldet? Dann hat sich jemand bei der Adresse vertippt. Du musst nichts tun.\n\nHöllenlärm`,
    objection: 'Zu deinem Einspruch bei Höllenlärm ist entschieden',
    objectionText: (number: string, link: string): string =>
      `Hallo,\n\nüber deinen Einspruch zur Meldung ${number} hat ein anderer Mensch entschieden. Was herauskam, warum, und wie es weitergeht, steht hier:\n${link}\n\nHöllenlärm`,
    decided: 'Zu deiner Meldung bei Höllenlärm ist entschieden',
    decidedText: (number: string, link: string): string =>
      `Hallo,\n\nüber deine Meldung ${number} ist entschieden. Was herauskam, warum, und was du tun kannst, wenn du es anders siehst, steht hier:\n${link}\n\nHöllenlärm`,
  },
} as const
