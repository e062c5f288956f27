import { counted } from '#shared/domain/counted.ts'
import { ACCESSIBILITY_RUN } from '#shared/domain/accessibility-run.ts'
import { isRunTooOld, MAX_RUN_AGE_DAYS } from '#shared/domain/accessibility.ts'
import { operator } from '#shared/domain/operator.ts'
import { formatDay, statesByScreen, joinThemes } from './accessibility-figures.ts'
import type { Block, LegalText, Section } from './document.ts'

const run = ACCESSIBILITY_RUN
const states = run.screens.reduce((sum, screen) => sum + screen.states, 0)

const age = (now: number): readonly Block[] =>
  isRunTooOld(run.date, now)
    ? [
        `Die letzte Messung ist mehr als ${MAX_RUN_AGE_DAYS} Tage her. Sie gilt für den Stand von damals.`,
      ]
    : []

const found = [
  run.violations === 0 ? 'keine Verstöße' : counted(run.violations, 'Verstoß', 'Verstöße'),
  run.undecidedContrast === 0
    ? 'keine Stellen mit unklarem Kontrast'
    : counted(
        run.undecidedContrast,
        'Stelle mit unklarem Kontrast',
        'Stellen mit unklarem Kontrast',
      ),
].join(', ')

const conformance: Section = {
  id: 'stand',
  title: 'Wie weit wir sind',
  blocks: [
    'Diese Erklärung zur Barrierefreiheit gilt für die Website Höllenlärm und die App, die du daraus installieren kannst: eine kostenlose Community mit Beiträgen, Stories, Nachrichten, News, Konzerten und Bands.',
    'Unser Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und die Norm EN 301 549. Auf sie stützen sich das Barrierefreiheitsstärkungsgesetz (BFSG) und die BITV 2.0.',
    'Höllenlärm erfüllt diese Anforderungen teilweise. Was fehlt, steht unter „Was noch nicht geht“.',
    'Die Erklärung beruht auf einer Selbstbewertung. Eine unabhängige Stelle hat Höllenlärm nicht geprüft.',
  ],
}

const measured = (now: number): Section => ({
  id: 'messung',
  title: 'Was wir geprüft haben',
  blocks: [
    `Am ${formatDay(run.date)} ist das Prüfprogramm axe ${run.axe} durch Höllenlärm gegangen, in Chromium ${run.browser}. Die Zahlen hat der Testlauf geschrieben, kein Mensch:`,
    {
      list: [
        `${run.screens.length} Ansichten in ${states} Messungen: leer, gefüllt, beim Laden, nach Fehlern, mit offenen Dialogen`,
        `Fenster mit ${run.widths.join(' und ')} Pixeln Breite`,
        joinThemes(run.themes),
        `${run.rules} Regeln`,
        `Ergebnis: ${found}`,
      ],
    },
    ...age(now),
    'Vor jeder Veröffentlichung prüfen Programme außerdem, dass sich wichtige Abläufe mit der Tastatur allein bedienen lassen, dass keine Leiste ein Bedienelement verdeckt und dass auf dem Telefon nichts seitlich aus dem Bild läuft.',
    'Ein Programm findet nur einen Teil der Barrieren. Ob ein Text verständlich ist und eine Reihenfolge sinnvoll, kann es nicht beurteilen. Regelmäßige Tests mit Menschen, die ein Vorleseprogramm benutzen, fehlen noch.',
  ],
})

const screens: Section = {
  id: 'ansichten',
  title: 'Geprüfte Ansichten',
  blocks: [{ list: statesByScreen(run.screens) }],
}

const limits: Section = {
  id: 'grenzen',
  title: 'Was noch nicht geht',
  blocks: [
    {
      list: [
        'Videos und Sprachnachrichten von Mitgliedern haben keine Untertitel und keine Abschrift.',
        'Bildbeschreibungen schreiben die Mitglieder selbst, und sie sind freiwillig. Manche Bilder haben keine.',
        'In Stories wählen Mitglieder Schrift, Farbe und Hintergrund. Der Kontrast kann dort zu schwach sein; die Messung lässt diese Bilder aus.',
        'Höllenlärm ist dunkel. Ein helles Farbschema gibt es nicht.',
        'Texte in Leichter Sprache und Videos in Gebärdensprache gibt es nicht.',
        'News und Antworten der AI-Hilfe schreibt eine KI. Sie können schwerer zu lesen sein als die Texte der Redaktion.',
      ],
    },
    { to: '/settings#bewegung', label: 'Animationen abschalten' },
  ],
}

const feedback: Section = {
  id: 'melden',
  title: 'Barriere melden',
  blocks: [
    'Du kommst irgendwo nicht weiter? Sag uns, auf welcher Seite es war, was du vorhattest und womit du Höllenlärm bedienst. Wir antworten meist innerhalb von 24 Stunden.',
    { to: '/contact?thema=barriere', label: 'Barriere melden' },
    {
      lines: [operator.name, `E-Mail: ${operator.email}`, `Telefon: ${operator.phone}`],
    },
  ],
}

const enforcement: Section = {
  id: 'durchsetzung',
  title: 'Wenn wir nicht helfen',
  blocks: [
    'Bist du mit unserer Antwort nicht zufrieden, kannst du dich an die Marktüberwachung wenden. Ob das BFSG einen Anbieter verpflichtet, hängt auch von seiner Größe ab; die Stelle kann dir das sagen.',
    {
      lines: [
        'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
        'c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt',
        'Postfach 39 11 55',
        '39135 Magdeburg',
        'E-Mail: MLBF@ms.sachsen-anhalt.de',
      ],
    },
  ],
}

/** The accessibility statement. Its figures come from the last run of axe (docs/product/accessibility.md). */
export const accessibility = (now: number): LegalText => ({
  title: 'Barrierefreiheit',
  asOf: `Stand: ${formatDay(run.date)}`,
  intro:
    'Höllenlärm soll für alle laut sein: mit Tastatur, mit Vorleseprogramm, auf kleinen Bildschirmen und ohne Geflacker. Hier steht, wie weit wir sind und wem du Barrieren meldest.',
  sections: [conformance, measured(now), screens, limits, feedback, enforcement],
})
