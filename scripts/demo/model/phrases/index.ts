import type { Topic } from '../topic.ts'
import { interview, lineup, other, review, signing } from './people.ts'
import type { Phrases } from './phrases.ts'
import { album, reissue, single, studio } from './releases.ts'
import { cancelled, festival, tour } from './stage.ts'

export const PHRASES: Readonly<Record<Topic, Phrases>> = {
  album,
  single,
  reissue,
  studio,
  tour,
  festival,
  cancelled,
  lineup,
  signing,
  review,
  interview,
  other,
}

/** Who told it, at the end of every article. */
export const CREDITS = [
  'Mehr dazu steht bei {sources}.',
  'Davon berichten {sources}.',
  'Die Meldung stammt von {sources}.',
] as const
