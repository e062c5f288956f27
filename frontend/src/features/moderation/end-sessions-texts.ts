import type { SessionEndReason } from '#shared/domain/session-ends.ts'

export const endSessionsMessages = {
  open: 'Sitzungen beenden',
  title: (name: string): string => `Alle Sitzungen von ${name} beenden?`,
  text: 'Das Mitglied fliegt auf allen Geräten raus und kann sich sofort wieder anmelden. Das ist keine Sperre. Im Protokoll steht, wer es war und warum.',
  reason: 'Grund',
  reasons: {
    'taken-over': 'Das Konto ist vermutlich in fremden Händen',
    'lost-device': 'Ein Gerät ist weg',
    'on-request': 'Das Mitglied hat darum gebeten',
    other: 'Etwas anderes',
  } satisfies Record<SessionEndReason, string>,
  confirm: 'Beenden',
  done: 'Sitzungen beendet',
} as const
