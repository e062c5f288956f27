import type { ErrorCode } from '#shared/api/errors.ts'

/** Texts for errors without a text of their slice. */
export const ERROR_TEXTS: Record<ErrorCode, string> = {
  invalid_input: 'Bitte prüfe deine Eingabe.',
  unauthenticated: 'Bitte melde dich erneut an.',
  forbidden: 'Das darfst du nicht.',
  blocked: 'Du hast diese Person blockiert.',
  suspended: 'Dein Konto ist gesperrt.',
  stale_sign_in: 'Deine Anmeldung ist eine Weile her. Bitte bestätige kurz, dass du es bist.',
  refused_content: 'Dafür ist hier kein Platz. Bitte wähle etwas anderes.',
  weak_password: 'Dieses Passwort ist zu leicht zu erraten.',
  not_found: 'Das gibt es hier nicht (mehr).',
  conflict: 'Da war jemand schneller. Bitte lade neu und versuche es noch einmal.',
  gone: 'Das gibt es nicht mehr.',
  too_large: 'Das ist zu groß.',
  unsupported_media: 'Dieses Format können wir nicht annehmen.',
  throttled: 'Das war etwas viel auf einmal. Bitte warte kurz.',
  internal: 'Da ist bei uns etwas schiefgelaufen. Bitte versuche es später noch einmal.',
  unavailable: 'Wir sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
}

export const TEXTS = {
  malformedJson: 'Die Anfrage ist kein gültiges JSON.',
  wrongContentType: 'Dieser Inhaltstyp wird hier nicht angenommen.',
  bodyTooLarge: 'Die Anfrage ist zu groß.',
  malformedForm: 'Das Formular ist beschädigt angekommen. Bitte versuche es noch einmal.',
  fileTooLarge:
    'Die Datei ist zu groß für diesen Weg (höchstens 4 MB). Größere Dateien nimmt /api/uploads an.',
  badIdempotencyKey: 'Der Idempotency-Key ist ungültig.',
  keyReused: 'Dieser Idempotency-Key gehört schon zu einer anderen Anfrage.',
  tooMuchWaits: (count: number): string =>
    `Von dir warten schon ${count} Beiträge auf die Moderation. Sobald einer davon entschieden ist, geht es weiter.`,
  held: 'Dein Beitrag wird erst geprüft: Er enthält einen Begriff, der hier nicht ohne Weiteres erscheint.',
} as const
