import type { HelpTopic } from './topic.ts'

/** Private messages, and what they carry. */
export const messages: readonly HelpTopic[] = [
  {
    id: 'messages',
    title: 'Nachrichten schreiben',
    question: 'Wie schreibe ich jemandem privat?',
    link: { path: '/messages', label: 'Zu den Nachrichten' },
    text: 'Öffne das Profil einer Person und tippe auf „Nachricht“, oder wähle unter Nachrichten eine Unterhaltung. Eine Nachricht hat bis zu 4.000 Zeichen und kann ein Foto oder eine Sprachnachricht enthalten. Über ihr Menü kannst du antworten, Hörner geben, kopieren, löschen und melden. Eine Uhr, ein Haken und zwei Haken bedeuten: unterwegs, gesendet, gelesen. Unterhaltungen kannst du stummschalten oder nur für dich löschen.',
    words:
      'privat privatnachricht dm direktnachricht chat chatten anschreiben schreiben pn unterhaltung haken',
    related: ['message-requests', 'voice-messages', 'vanishing-photos'],
  },
  {
    id: 'message-requests',
    title: 'Anfragen',
    question: 'Wer darf mir schreiben?',
    link: { path: '/settings#nachrichten', label: 'Wer mir schreiben darf' },
    text: 'Schreibt dir jemand, dem du nicht folgst, landet das als Anfrage in einem eigenen Ordner bei den Nachrichten. Du nimmst sie an oder lehnst sie ab; vorher erfährt die andere Person nicht, ob du sie gelesen hast, und Fotos bleiben verdeckt. In den Einstellungen legst du fest, wer dir schreiben darf: alle, nur Leute, denen du folgst, oder niemand.',
    words:
      'freunde öffnen nachrichten schreiben wer privatsphäre ausschließen zulassen kontaktieren anschreiben nachrichtenanfrage anfrage fremde unbekannte annehmen ablehnen einschränken erlauben schicken darf wer',
    related: ['blocking', 'message-privacy', 'messages'],
  },
  {
    id: 'message-privacy',
    title: 'Lesebestätigung, Online-Status und Verschlüsselung',
    question: 'Sehen andere, ob ich ihre Nachricht gelesen habe?',
    link: { path: '/settings#nachrichten', label: 'Lesebestätigung und Online-Status' },
    text: 'Ob deine Nachrichten gelesen sind und ob du online bist, sehen andere nur in angenommenen Unterhaltungen. In den Einstellungen unter „Chats“ schaltest du Lesebestätigungen und Online-Status aus; das gilt in beide Richtungen, du siehst es dann auch bei anderen nicht. Nachrichten sind auf dem Weg und im Speicher verschlüsselt, aber nicht Ende zu Ende. Die Moderation liest nur, was gemeldet oder von der Prüfung angehalten wurde.',
    words:
      'admin moderatoren mitlesen chats chat lesen nachrichten geheim vertraulich status ausschalten wer liest gelesen blaue haken lesebestätigungen online tippt verschlüsselt verschlüsselung mitlesen sicher ende-zu-ende',
    related: ['message-requests', 'privacy', 'reporting'],
  },
  {
    id: 'voice-messages',
    title: 'Sprachnachrichten',
    question: 'Wie nehme ich eine Sprachnachricht auf?',
    link: { path: '/messages', label: 'Sprachnachricht aufnehmen' },
    text: 'Mit dem Mikrofon-Symbol neben dem Textfeld einer Unterhaltung nimmst du eine Sprachnachricht auf, bis zu fünf Minuten lang. Dein Browser fragt beim ersten Mal nach dem Mikrofon. Vor dem Senden kannst du die Aufnahme anhören und verwerfen.',
    words:
      'länge minuten aufsprechen sprachnachricht mikro quatschen labern mikrofon aufnahme audio sprachmemo reden sprechen voice',
    related: ['messages', 'vanishing-photos'],
  },
  {
    id: 'vanishing-photos',
    title: 'Fotos, die verschwinden',
    question: 'Wie lange sieht man ein Foto, das verschwindet?',
    link: { path: '/messages', label: 'Fotos in Nachrichten' },
    text: 'Ein Foto in einer Nachricht kannst du so senden, dass es verschwindet. Die andere Person kann es genau einmal öffnen und 30 Sekunden lang ansehen, dann wird es gelöscht. Ihr seht beide, wann es geöffnet wurde. Einen Screenshot kann niemand verhindern: Schick nur, was du verkraftest.',
    words:
      'selbst löschen zerstören verschwindet ablaufen temporär selbstlöschend einmal ansehen bild weg abgelaufen foto chat screenshot',
    related: ['messages', 'message-privacy'],
  },
]
