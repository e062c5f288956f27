import { counted } from '#shared/domain/counted.ts'
import type { SceneRole } from '#shared/domain/options.ts'

const roles: Record<SceneRole, string> = {
  fan: 'Erste Reihe, Nacken durch.',
  band: 'Du machst den Krach selbst.',
  tech: 'Ohne dich hört keiner was.',
  organizer: 'Du schließt den Laden auf.',
}

export const messages = {
  loading: 'Der Einlass öffnet …',
  loadFailed: 'Der Einlass klemmt',
  logout: 'Abmelden',
  back: 'Zurück',
  next: 'Weiter',
  skip: 'Überspringen',
  steps: 'Schritte',
  step: (number: number, total: number, name: string) => `Schritt ${number} von ${total}: ${name}`,

  names: {
    profile: 'Profil',
    horns: 'Hörner',
    roles: 'Rollen',
    shout: 'Shout',
    complete: 'Fertig',
  },

  profile: {
    title: 'Wer bist du?',
    text: 'Mit Bild erkennt man dich im Gedränge, mit Ort findest du Leute und Bands in deiner Nähe. Beides kann warten.',
  },

  horns: {
    title: 'Zeig die Hörner',
    hint: 'Gedrückt halten, bis der Saal antwortet.',
    calmHint: 'Einmal drücken genügt. Der Saal antwortet.',
    raise: 'Hörner hochreißen',
    answered: 'Der Saal hat geantwortet.',
    answeredText: 'So klingt ein Willkommen. Lauter wird es drinnen.',
  },

  roles: {
    title: 'Was bist du?',
    text: 'Mehr als eins geht. Viele können den Verstärker nicht nur hören, sondern auch tragen.',
    legend: 'Deine Rollen',
    missing: 'Eine brauchst du schon. Sonst stehst du nur im Weg.',
    descriptions: roles,
  },

  shout: {
    title: 'Dein erster Shout',
    text: 'Er wird dein erster Beitrag und hängt 24 Stunden an der Wall of Horns.',
    bandGenre: 'Deine Band oder dein Genre',
    favoriteGig: 'Bester Gig',
    favoriteGigHint: 'Der, von dem du immer noch erzählst.',
    nextGig: 'Nächster Gig',
    contribution: 'Was bringst du mit?',
    contributionHint: (left: number) => `Noch ${counted(left, 'Zeichen', 'Zeichen')}`,
    send: 'Rausbrüllen',
    preview: 'So hängst du an der Wand',
    failed: (reason: string) => `Fehler beim Posten: ${reason}`,
    loadFailed: 'Dein Shout kommt gerade nicht durch',
    lateTitle: 'Dein erster Shout steht noch aus',
    lateText:
      'Er wird ein Beitrag, hängt 24 Stunden an der Wall of Horns und bringt das erste Badge.',
    late: 'Jetzt rausbrüllen',
    postedTitle: 'Dein Shout ist raus',
    postedText: 'Einmal gebrüllt ist gebrüllt. Ändern geht nicht, ein neuer Beitrag jederzeit.',
  },

  complete: {
    title: (name: string) => `Willkommen im Lärm, ${name}!`,
    badge: 'First Roar',
    badgeText: 'Dein erstes Abzeichen. Es hängt jetzt an deinem Profil.',
    heard: 'Dein Shout steht im Feed und 24 Stunden an der Wall of Horns.',
    home: 'Ab in den Feed',
  },
} as const
