import { sharedQueue } from '../../events/index.ts'
import { access } from '../access.ts'
import { handler as indexConcert } from './index-concert.ts'
import { handler as listOwnConcerts } from './list-own-concerts.ts'

export const handler = sharedQueue('list-concert', access.effects, {
  'index-concert': indexConcert,
  'list-own-concerts': listOwnConcerts,
})
