import { hash } from 'node:crypto'
import { LIMITS } from '#shared/domain/limits.ts'
import { exists, expression, update, type Key, type Write } from '../table/index.ts'

/** What a member has in the moderation queue. */
interface WaitingItem {
  readonly PK: string
  readonly SK: 'WAITING'
  /** One for each entry; hashes, because the id of a message contains that of its receiver. Absent when empty. */
  readonly places?: ReadonlySet<string>
}

/** The part of a transaction that fails when a member has as much in the queue as is allowed. */
export const WAITING = 'waiting'

const waitingKey = (memberId: string): Key<WaitingItem> => ({
  PK: `MEMBER#${memberId}`,
  SK: 'WAITING',
})

const PLACE_LENGTH = 22

const placeOf = (type: string, id: string): string =>
  hash('sha256', `${type}#${id}`, 'base64url').slice(0, PLACE_LENGTH)

/** Fails when the member has `LIMITS.waitingOfMember` entries; a new version keeps its place. */
export const takeWaitingPlace = (
  memberId: string,
  type: string,
  id: string,
): Write<WaitingItem> => {
  const place = placeOf(type, id)
  return update(waitingKey(memberId), {
    add: { places: new Set([place]) },
    condition: expression`attribute_not_exists(places) OR size(places) < ${LIMITS.waitingOfMember} OR contains(places, ${place})`,
  })
}

/** Can be repeated. Fails when the member has none, as after the erasure of the account. */
export const returnWaitingPlace = (
  memberId: string,
  type: string,
  id: string,
): Write<WaitingItem> =>
  update(waitingKey(memberId), {
    removeFrom: { places: new Set([placeOf(type, id)]) },
    condition: exists,
  })
