import type { FirstShout } from '#shared/api/onboarding.ts'
import { ONBOARDING_TEXTS } from '../texts.ts'

const FACTS = ['bandGenre', 'favoriteGig', 'nextGig'] as const

/** The shout as a post: what the member says, then the facts, one a line. */
export const shoutText = (shout: FirstShout): { title: string; content: string } => {
  const facts = FACTS.flatMap((name) => {
    const value = shout[name] ?? ''
    return value === '' ? [] : [`${ONBOARDING_TEXTS[name]}: ${value}`]
  })
  return {
    title: ONBOARDING_TEXTS.shoutTitle,
    content: `${shout.contribution}\n\n${facts.join('\n')}`,
  }
}
