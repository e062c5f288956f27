import type { HelpTopic } from './topic.ts'

export const privacy: HelpTopic = {
  id: 'privacy',
  title: 'Datenschutz',
  question: 'Welche Daten speichert Höllenlärm?',
  link: { path: '/datenschutz', label: 'Zum Datenschutz' },
  text: 'Wir speichern, was du eingibst, und was der Betrieb braucht; keine Werbung, keine Cookies, kein Weiterverkauf. Im Browser liegt nur, was der Dienst braucht, etwa deine Anmeldung. Internetadressen speichern wir nur gekürzt und kurz, gegen Missbrauch. Fotos verlieren Ort und Kameradaten. Welche Rechte du hast und wie du Auskunft oder Löschung verlangst, steht im Datenschutz.',
  words:
    'impressum rechtliches speichert verkauft weitergeben google analytics kennt wissen über mich sammelt daten personenbezogen dsgvo cookies tracking werbung speichern gespeichert auskunft recht ip adresse weitergabe',
  related: ['profile-data', 'visibility', 'contact'],
}
