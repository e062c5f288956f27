import { wasAccountKept } from './kept-account.ts'
import { wasSessionLeft } from './session.ts'

interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The state of the login's address: where to go after signing in. Null after a logout: the next member may be another. */
export const comingFrom = ({ pathname, search, hash }: Place) =>
  wasSessionLeft() ? null : { from: pathname + search + hash }

const KEPT = '/konto-bleibt'

/** Where the guest was before the login appeared; home when that is unknown. A kept account is news that comes first. */
export const wantedPath = (state: unknown): string => {
  if (wasAccountKept()) return KEPT
  return typeof state === 'object' &&
    state !== null &&
    'from' in state &&
    typeof state.from === 'string'
    ? state.from
    : '/'
}
