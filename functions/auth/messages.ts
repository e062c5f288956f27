const minutes = (seconds: number): string => {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'einer Minute' : `${count} Minuten`
}

export const AUTH_TEXTS = {
  wrongCredentials: 'Benutzername oder Passwort falsch',
  usernameTaken: 'Dieser Benutzername ist schon vergeben. Gehört er dir, melde dich einfach an.',
  tooManyAttempts: (seconds: number): string =>
    `Zu viele Fehlversuche. Bitte versuche es in ${minutes(seconds)} noch einmal.`,
  tooManyRegistrations: (seconds: number): string =>
    `Von deinem Anschluss kamen sehr viele Registrierungen. Bitte versuche es in ${minutes(seconds)} noch einmal.`,
} as const
