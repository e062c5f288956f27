import { yourData } from '#shared/api/your-data.ts'
import type { FakeApi } from './fake-api.ts'

/** The versions of terms and privacy text that the account accepted on any device. */
export const answerAcceptances = (api: FakeApi, ...versions: readonly string[]) =>
  api.on(yourData, () => ({
    topics: [],
    acceptances: versions.map((version) => ({ version, acceptedAt: '2026-11-27T10:00:00.000Z' })),
    newsletter: {
      email: null,
      state: 'none' as const,
      consentVersion: null,
      requestedAt: null,
      confirmedAt: null,
    },
    consentFrom: null,
  }))
