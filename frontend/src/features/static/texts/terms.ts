import { operator } from '#shared/domain/operator.ts'
import type { LegalText } from './document.ts'
import { LEGAL_AS_OF, legalChanges } from './legal-changes.ts'
import { moderationTerms } from './moderation-terms.ts'

export const terms: LegalText = {
  title: 'AGB',
  asOf: LEGAL_AS_OF,
  intro:
    'Die Hausordnung. In einem Satz: Sei laut, sei ehrlich, und behandle andere so, wie du im Pit behandelt werden willst. Wer fällt, dem wird aufgeholfen.',
  sections: [
    {
      id: 'geltung',
      title: 'Worum es geht',
      blocks: [
        `Diese Bedingungen gelten zwischen dir und ${operator.name} für die Nutzung von Höllenlärm. Der Vertrag kommt zustande, wenn du dich registrierst.`,
        'Höllenlärm ist kostenlos. Es gibt keine Gebühren und nichts zu kaufen.',
      ],
    },
    {
      id: 'konto',
      title: 'Dein Konto',
      blocks: [
        {
          list: [
            'Bist du noch keine 18, brauchst du für dein Konto das Einverständnis deiner Eltern. Bist du noch keine 16 und hast deinen Geburtstag eingetragen, nutzen wir nichts, wofür wir deine Einwilligung bräuchten.',
            'Ein Konto gehört einem Menschen oder einer Band und wird nicht weitergegeben.',
            'Du gibst dich nicht für jemand anderen aus.',
            'Passwort, Passkeys und Wiederherstellungscodes hältst du unter Verschluss. Fällt dir ein fremder Zugriff auf, beendest du die Sitzung in den Einstellungen und sagst uns Bescheid.',
          ],
        },
        'Du kannst jederzeit aufhören: Unter „Deine Daten“ nimmst du alles als Datei mit und löschst dein Konto selbst. 14 Tage lang kannst du es dir anders überlegen: Anmelden genügt. Wir können mit einer Frist von vier Wochen kündigen, bei schweren Verstößen sofort.',
        { to: '/deine-daten#export', label: 'Deine Daten mitnehmen' },
        { to: '/deine-daten#konto-loeschen', label: 'Konto löschen' },
      ],
    },
    {
      id: 'inhalte',
      title: 'Deine Inhalte',
      blocks: [
        'Was du schreibst und hochlädst, bleibt deins. Du erlaubst uns nur, es auf Höllenlärm zu speichern, anzuzeigen und dafür technisch anzupassen, etwa zu verkleinern. Die Erlaubnis endet, wenn du den Inhalt löschst.',
        'Du veröffentlichst nur, was du veröffentlichen darfst: keine fremden Fotos oder Aufnahmen ohne Erlaubnis, keine Bilder von Leuten, die das nicht wollen.',
      ],
    },
    ...moderationTerms,
    {
      id: 'haftung',
      title: 'Haftung',
      blocks: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Schäden an Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir nur, wenn eine wesentliche Pflicht verletzt ist, und dann auf den vorhersehbaren, typischen Schaden.',
        'Wir betreiben Höllenlärm mit Sorgfalt, versprechen aber nicht, dass es immer erreichbar ist. Auch Verstärker müssen mal zur Reparatur.',
      ],
    },
    {
      id: 'aenderungen',
      title: 'Änderungen',
      blocks: [
        'Ändern wir diese Bedingungen, legen wir dir die neue Fassung beim nächsten Besuch vor und sagen dir, was anders ist. Ohne deine Zustimmung gilt sie nicht; wenn du nicht zustimmen magst, kannst du dein Konto löschen oder uns schreiben.',
      ],
    },
    {
      id: 'schluss',
      title: 'Und zum Schluss',
      blocks: [
        'Es gilt deutsches Recht. Bist du Verbraucher, bleibt dir der Schutz des Landes, in dem du lebst. Ist eine Klausel unwirksam, gelten die übrigen weiter.',
      ],
    },
    legalChanges('terms'),
  ],
}
