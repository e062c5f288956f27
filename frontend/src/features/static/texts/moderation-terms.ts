import { operator } from '#shared/domain/operator.ts'
import type { Section } from './document.ts'

export const moderationTerms: readonly Section[] = [
  {
    id: 'regeln',
    title: 'Was hier keinen Platz hat',
    blocks: [
      {
        list: [
          'Nazis und ihre Musik: NSBM, RAC und alles, was sie verharmlost.',
          'Hass gegen Menschen wegen Herkunft, Hautfarbe, Religion, Geschlecht, Sexualität oder Behinderung.',
          'Drohungen, Nachstellen, Bloßstellen, das Veröffentlichen privater Daten.',
          'Sexualisierte Gewalt, Darstellungen von Kindern in sexuellem Zusammenhang, echte Gewalt zur Schau.',
          'Spam, Betrug, gekaufte Reichweite, Schadsoftware.',
          'Alles, was nach deutschem Recht verboten ist.',
        ],
      },
      'Harte Texte, Kunstblut und schlechter Geschmack sind erlaubt. Geschmack ist hier sowieso Streitsache.',
    ],
  },
  {
    id: 'moderation',
    title: 'Wie wir moderieren',
    blocks: [
      'Ein Wortfilter sucht nach Begriffen der NS-Metal-Szene. Namen und Profilangaben mit Treffern werden abgelehnt; Beiträge und Kommentare mit Treffern hält er zurück. Über Zurückgehaltenes entscheidet ein Mensch.',
      'Wir können Inhalte zurückhalten oder entfernen, Funktionen einschränken und Konten sperren. Dabei gehen wir vom mildesten Mittel aus und berücksichtigen, wie schwer, wie oft und warum es geschah.',
      'Jede Maßnahme begründen wir dir gegenüber: was entschieden wurde, gegen welche Regel oder welches Gesetz es verstieß, und ob der Filter beteiligt war.',
    ],
  },
  {
    id: 'melden',
    title: 'Melden',
    blocks: [
      `Du hast etwas gesehen, das hier nicht hergehört? Melde es über das Kontaktformular (Kategorie „Community“) oder an ${operator.email}, mit Link und Grund. Das geht auch ohne Konto. Wir bestätigen den Eingang und teilen dir mit, wie wir entschieden haben.`,
      { to: '/contact', label: 'Zum Kontaktformular' },
    ],
  },
  {
    id: 'widerspruch',
    title: 'Widerspruch',
    blocks: [
      'Du hältst eine Entscheidung für falsch? Widersprich innerhalb von sechs Monaten, kostenlos und formlos, auf demselben Weg. Ein Mensch, der nicht beteiligt war, sieht noch einmal hin und begründet das Ergebnis. Der Weg zu einer zugelassenen Streitbeilegungsstelle oder zum Gericht bleibt dir offen.',
      'Wer immer wieder offensichtlich rechtswidrige Inhalte veröffentlicht oder Meldungen missbraucht, verliert nach einer Warnung für angemessene Zeit das Recht dazu.',
    ],
  },
]
