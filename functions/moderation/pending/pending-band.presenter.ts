import type { HeldBand } from '#shared/api/moderation.ts'
import type { BandItem } from '../../bands/items/index.ts'
import { termOf } from './pending.presenter.ts'
import type { Pending } from './pending.repository.ts'

const lines = (...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== '').join('\n')

export const presentHeldBand = ({ held, content: band }: Pending<BandItem>): HeldBand => ({
  id: held.SK,
  name: band.name,
  description: [band.genre, band.country].filter(Boolean).join(' · '),
  content: lines(band.description, band.website, band.socialMediaUrl),
  moderationReason: termOf(held).moderationReason,
  submittedBy: band.submittedBy?.username ?? null,
})
