import type { PushPayload } from '#shared/domain/push.ts'

export const PUSH_TEXTS = {
  badAddress: 'Dein Browser hat kein gültiges Abonnement geschickt.',
  unknownService:
    'Den Push-Dienst deines Browsers kennen wir nicht, deshalb schicken wir dorthin nichts.',
  noDevice: 'Kein Gerät von dir empfängt Benachrichtigungen. Schalte sie zuerst ein.',
} as const

export const TEST_PUSH = {
  title: 'Laut genug? 🤘',
  body: 'Deine Benachrichtigungen kommen an. Mehr wollten wir nicht.',
} as const satisfies Partial<PushPayload>
