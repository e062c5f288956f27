import { counted } from '#shared/domain/counted.ts'
import type { AccessibilityRun } from '#shared/domain/accessibility.ts'

/** Names of the screens; a path without one is shown as it is. */
const NAMES: Readonly<Record<string, string>> = {
  '/': 'Startseite mit dem Feed',
  '/about': 'Über uns',
  '/admin': 'Admin',
  '/admin/articles/…': 'Artikel korrigieren',
  '/admin/protokoll': 'Protokoll',
  '/admin/report': 'Bericht über die News',
  '/agb': 'AGB',
  '/auth': 'Anmelden und Registrieren',
  '/bands': 'Bands',
  '/bands/…': 'Eine Band',
  '/barrierefreiheit': 'Barrierefreiheit',
  '/community': 'Community',
  '/concerts': 'Konzerte',
  '/concerts/…': 'Ein Konzert',
  '/contact': 'Kontakt',
  '/datenschutz': 'Datenschutz',
  '/deine-daten': 'Deine Daten',
  '/email': 'E-Mail-Adresse bestätigen',
  '/entscheidungen': 'Entscheidungen',
  '/entscheidungen/…': 'Eine Entscheidung mit Begründung',
  '/gibt-es-nicht': 'Seite nicht gefunden',
  '/impressum': 'Impressum',
  '/konto-bleibt': 'Das Konto bleibt',
  '/loeschbeleg': 'Löschbeleg',
  '/login': 'Anmelden',
  '/melden': 'Inhalt melden',
  '/meldung': 'Stand einer Meldung',
  '/meldungen': 'Eigene Meldungen',
  '/messages': 'Nachrichten',
  '/modal-test': 'Bild-Modal',
  '/moderation': 'Moderation',
  '/moderation/…': 'Einsprüche',
  '/newsletter': 'Newsletter',
  '/news': 'News',
  '/news/…': 'Ein Artikel',
  '/onboarding': 'Erste Schritte',
  '/profile': 'Eigenes Profil',
  '/settings': 'Einstellungen',
  '/settings/…': 'Ein Thema der Einstellungen',
  '/transparenz': 'Transparenz',
  '/users/…': 'Profil eines Mitglieds',
}

const THEMES: Readonly<Record<string, string>> = {
  dark: 'dunkles Farbschema',
  light: 'helles Farbschema',
}

const DAY = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })

/** "23. November 2026". */
export const formatDay = (date: string): string => DAY.format(new Date(date))

export const joinThemes = (themes: readonly string[]): string =>
  themes.map((theme) => THEMES[theme] ?? theme).join(' und ')

export const statesByScreen = (screens: AccessibilityRun['screens']): readonly string[] =>
  screens.map(
    ({ path, states }) => `${NAMES[path] ?? path}: ${counted(states, 'Messung', 'Messungen')}`,
  )
