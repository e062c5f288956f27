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
      'Drastisches, das erlaubt ist, kennzeichnest du beim Posten. Es bleibt verdeckt, bis jemand tippt; wer einen Geburtstag unter 18 eingetragen hat, bekommt es gar nicht. Vergisst du es, können wir es kennzeichnen.',
      'Harte Texte, Kunstblut und schlechter Geschmack sind erlaubt. Geschmack ist hier sowieso Streitsache.',
    ],
  },
  {
    id: 'moderation',
    title: 'Wie wir moderieren',
    blocks: [
      'Ein Wortfilter sucht nach Begriffen der NS-Metal-Szene und nach Parolen verbotener Organisationen. Namen und Profilangaben mit Treffern werden abgelehnt; Beiträge, Kommentare, Storys, Konzerte und Angaben zu Bands mit Treffern hält er zurück, Nachrichten nur an Leute, die dich noch nicht kennen; Fragen an die AI-Hilfe mit Treffern bleiben ohne Antwort. Über Zurückgehaltenes entscheidet ein Mensch.',
      'Wir können Inhalte als drastisch kennzeichnen, verbergen oder entfernen, eine frühere Fassung zurückziehen, dich verwarnen, dein Konto für Tage sperren oder beenden. Dabei gehen wir vom mildesten Mittel aus und berücksichtigen, wie schwer, wie oft und warum es geschah.',
      'Jede Maßnahme begründen wir dir gegenüber: was entschieden wurde und warum, gegen welche Regel oder welches Gesetz es verstieß, wo und wie lange es gilt, ob ein Filter beteiligt war, und was du dagegen tun kannst (Art. 17 DSA).',
    ],
  },
  {
    id: 'melden',
    title: 'Melden',
    blocks: [
      `Du hast etwas gesehen, das hier nicht hergehört? Als Mitglied meldest du es mit „Melden“ direkt dort, wo es steht; was daraus wurde, steht unter „Deine Meldungen“. Ohne Konto geht es über unser Formular, das dir einen Link zu deiner Meldung gibt, oder an ${operator.email}, mit Link und Grund (Art. 16 DSA). Dort siehst du gleich, dass sie angekommen ist, und später, wie wir entschieden haben und warum; gibst du im Formular eine Adresse an, schicken wir dir beides auch per Mail, sobald der Versand eingerichtet ist.`,
      { to: '/melden', label: 'Inhalt melden' },
    ],
  },
  {
    id: 'widerspruch',
    title: 'Widerspruch',
    blocks: [
      'Du hältst eine Entscheidung für falsch? Widersprich innerhalb von sechs Monaten, kostenlos, auf der Seite mit der Begründung, oder formlos per Mail (Art. 20 DSA). Ein Mensch, der nicht beteiligt war, sieht noch einmal hin und begründet das Ergebnis. Der Weg zu einer zugelassenen Streitbeilegungsstelle oder zum Gericht bleibt dir offen.',
      { to: '/entscheidungen', label: 'Deine Entscheidungen, mit Begründung und Widerspruch' },
      'Du hast etwas gemeldet, und wir sehen keinen Verstoß, oder dir reicht nicht, was wir getan haben? Dem widersprichst du genauso, einmal je Meldung: unter „Deine Meldungen“ oder, ohne Konto, hinter dem Link deiner Meldung. Wer widerspricht und recht bekommt, dessen Fall entscheidet jemand anderes neu.',
      { to: '/meldungen', label: 'Deine Meldungen' },
      'Wer immer wieder offensichtlich rechtswidrige Inhalte veröffentlicht, den sperren wir nach einer Warnung für angemessene Zeit. Wie oft sich melden lässt, ist begrenzt; wer Meldungen missbraucht, den können die Betreiber ebenso warnen und sperren.',
    ],
  },
  {
    id: 'kontaktstellen',
    title: 'Kontaktstellen',
    blocks: [
      `Behörden der Mitgliedstaaten, die Kommission und das Gremium für digitale Dienste erreichen uns unter ${operator.email} (Art. 11 DSA), du ebenso oder über das Kontaktformular (Art. 12 DSA). Wir verstehen Deutsch und Englisch.`,
      'Diese Regeln sind unsere Bedingungen im Sinne von Art. 14 DSA. Automatisch arbeitet nur der Wortfilter: Namen und Profilangaben lehnt er ab, alles andere hält er nur zurück, bis ein Mensch entscheidet.',
    ],
  },
]
