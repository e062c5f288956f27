import { KEPT_DAYS } from '#shared/domain/retention.ts'
import type { Device } from '#platform/identity/session.items.ts'

const minutes = (seconds: number): string => {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'einer Minute' : `${count} Minuten`
}

const SIGNATURE = '\n\nHöllenlärm\nVon Metal-Fans für Metal-Fans'

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
  emailConfirmed: 'Deine E-Mail-Adresse ist bestätigt.',
  emailLinkGone:
    'Dieser Link gilt nicht mehr: Er wurde schon benutzt, ersetzt oder ist abgelaufen. In den Einstellungen siehst du, welche Adresse bestätigt ist, und bekommst einen neuen.',
  emailLinkMail: (link: string) => ({
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    text: `Hallo,\n\njemand, hoffentlich du, hat diese Adresse in ein Konto bei Höllenlärm eingetragen. Bestätige das hier (${KEPT_DAYS.emailLink} Tage lang, einmal):\n\n${link}\n\nWarst du das nicht, tu nichts und öffne den Link nicht: Ohne Bestätigung schicken wir nichts an diese Adresse.${SIGNATURE}`,
  }),
  emailReplacedMail: {
    subject: 'Diese Adresse gehört nicht mehr zu deinem Konto',
    text: `Hallo,\n\nin deinem Konto bei Höllenlärm steht diese E-Mail-Adresse nicht mehr: Sie wurde gerade ersetzt oder entfernt. Post von deinem Konto kommt hier keine mehr an.\n\nWarst du das nicht? Dann melde dich an, ändere dein Passwort (das meldet alle anderen Geräte ab) und trag deine Adresse neu ein. Kommst du nicht mehr hinein, schreib uns über das Kontaktformular.${SIGNATURE}`,
  },
} as const

const ON_SYSTEM: Readonly<Record<string, string>> = {
  iPhone: 'auf dem iPhone',
  iPad: 'auf dem iPad',
}

export const deviceText = ({ browser, system }: Device): string => {
  if (!browser) return system ?? 'Unbekanntes Gerät'
  return system ? `${browser} ${ON_SYSTEM[system] ?? `auf ${system}`}` : browser
}
