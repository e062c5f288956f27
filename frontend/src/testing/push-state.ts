import type { PushState } from '#shared/api/push.ts'

/** The public key of the server: 65 bytes. */
export const PUBLIC_KEY = `B${'A'.repeat(86)}`

/** The state of a member without a device. */
export const aPushState = (change: Partial<PushState> = {}): PushState => ({
  publicKey: PUBLIC_KEY,
  enabled: false,
  settings: { community: true, content: true, system: true, personalized: true },
  quietHours: { isOn: true, from: '22:00', to: '08:00' },
  pausedUntil: null,
  showsText: false,
  devices: [],
  ...change,
})
