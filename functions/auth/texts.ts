import type { Device } from '#platform/identity/session.items.ts'

const minutes = (seconds: number): string => {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'einer Minute' : `${count} Minuten`
}

export const AUTH_TEXTS = {
  wrongCredentials: 'Benutzername oder Passwort falsch',
  usernameTaken: 'Dieser Benutzername ist schon vergeben. Gehört er dir, melde dich einfach an.',
  tooManyAttempts: (seconds: number): string =>
    `Zu viele Fehlversuche. Bitte versuche es in ${minutes(seconds)} noch einmal.`,
  commonPassword:
    'Dieses Passwort steht auf jeder Liste der meistbenutzten. Nimm eins, auf das so schnell niemand kommt.',
  productAsPassword: 'Höllenlärm als Passwort? Das probieren alle zuerst. Nimm etwas anderes.',
  nameAsPassword: 'Dein Benutzername ist kein gutes Passwort: Den kennen hier alle.',
  wrongOwnPassword: 'Dein aktuelles Passwort stimmt nicht.',
  passwordChangedMeanwhile:
    'Dein Passwort wurde gerade an anderer Stelle geändert. Bitte lade neu und versuche es noch einmal.',
  sessionsLeft:
    'Dein neues Passwort gilt, aber wir haben nicht alle anderen Geräte abmelden können. Melde dich damit an und beende sie in den Einstellungen.',
  passwordNeeded: 'Bitte bestätige mit deinem Passwort, dass du es bist.',
  recoveredMeanwhile:
    'Dein Passwort wurde gerade noch einmal geändert, an anderer Stelle. Melde dich mit dem neueren an. Warst du das nicht, nimm den nächsten Code.',
  wrongCode: 'Benutzername oder Wiederherstellungscode falsch. Jeder Code gilt nur einmal.',
  passkeyNotVerified: 'Passkey konnte nicht verifiziert werden',
  passkeyRefused:
    'Passkey konnte nicht verifiziert werden. Vielleicht wurde er in den Einstellungen entfernt: Dann melde dich mit deinem Passwort an.',
  passkeyNotRegistered: 'Fehler beim Registrieren des Passkeys',
  passkeyKnown: 'Diesen Passkey gibt es schon.',
  tooManyPasskeys: (most: number): string =>
    `Mehr als ${most} Passkeys gehen nicht. Entferne erst einen, den du nicht mehr brauchst.`,
  tooManyPasskeyTries: (seconds: number): string =>
    `Zu viele Versuche mit Passkeys. Bitte versuche es in ${minutes(seconds)} noch einmal.`,
  tooManyRegistrations: (seconds: number): string =>
    `Von deinem Anschluss kamen sehr viele Registrierungen. Bitte versuche es in ${minutes(seconds)} noch einmal.`,
} as const

const ON_SYSTEM: Readonly<Record<string, string>> = {
  iPhone: 'auf dem iPhone',
  iPad: 'auf dem iPad',
}

export const deviceText = ({ browser, system }: Device): string => {
  if (!browser) return system ?? 'Unbekanntes Gerät'
  return system ? `${browser} ${ON_SYSTEM[system] ?? `auf ${system}`}` : browser
}
