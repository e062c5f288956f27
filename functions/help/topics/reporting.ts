import type { HelpTopic } from './topic.ts'

export const reporting: HelpTopic = {
  id: 'reporting',
  title: 'Melden',
  question: 'Wie melde ich etwas?',
  link: { path: '/contact', label: 'Kontakt zum Team' },
  text: 'Eine Nachricht meldest du über ihr Menü mit „Melden“; die Moderation liest sie dann mit bis zu fünf Nachrichten davor und danach. Eine Story meldest du beim Ansehen mit „Story melden“, dann sieht sich die Moderation die ganze Story an. Einen fehlerhaften Artikel meldest du direkt unter dem Artikel, auf Wunsch mit dem Satz, der nicht stimmt; das Ergebnis steht dann bei deinen Aktivitäten. Für Beiträge, Kommentare und Profile schreibst du dem Team über das Kontaktformular, am besten mit dem Link dazu.',
  words:
    'gemeldet gemeldete gemeldeten nachricht beitrag kommentar profil moderatoren beleidigt bedroht mobbing melden verstoß beleidigung beleidigend hass spam belästigung beschwerde anzeigen quatsch fehler falsch',
  related: ['blocking', 'moderation', 'contact'],
}
