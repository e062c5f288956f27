import { hash } from 'node:crypto'
import { LIMITS } from '#shared/domain/limits.ts'
import { nameIdentity } from '#shared/domain/name-identity.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, get, retry, transact, type TransactItem } from '#platform/table/index.ts'
import { foldCity } from '#shared/domain/towns/read-town.ts'
import { CONCERT_ALERT_TEXTS } from '../texts.ts'
import {
  alertsKey,
  putAlerts,
  putEntries,
  removeEntries,
  type AlertsItem,
  type StoredAlert,
  type Watched,
} from './alert.items.ts'

const ID_LENGTH = 16

const nameOf = (watched: Watched): string => {
  if (watched.kind === 'band') return nameIdentity(watched.bandName)
  return watched.kind === 'city' ? foldCity(watched.city) : watched.placeId
}

/** One for each band, city and town: the same town with another radius replaces the first. */
const idOf = (watched: Watched): string =>
  hash('sha256', `${watched.kind} ${nameOf(watched)}`).slice(0, ID_LENGTH)

type State = Pick<AlertsItem, 'alerts' | 'withoutFollowedBands'>

interface Change {
  readonly after: State
  readonly entries?: Record<string, TransactItem>
}

const NOTHING: State = { alerts: [] }

/** `decide` is called again when another request came first; undefined when there is nothing to do. */
const changeAlerts = (
  memberId: string,
  decide: (before: State) => Change | undefined,
): Promise<State> => {
  const attempt = async (): Promise<State> => {
    const before = await get(alertsKey(memberId), { consistent: true })
    const change = decide(before ?? NOTHING)
    if (!change) return before ?? NOTHING
    await transact({ alerts: putAlerts(memberId, before, change.after), ...change.entries })
    return change.after
  }
  return retry(attempt, { when: (error) => error instanceof ConditionFailed, attempts: 20 })
}

const isSame = (one: StoredAlert, other: StoredAlert): boolean =>
  one.kind !== 'place' || (other.kind === 'place' && one.radiusKm === other.radiusKm)

/**
 * Adds the alert, or changes the radius of the one for this town.
 * @throws ApiError conflict when the member has as many as allowed
 */
export const addAlert = (memberId: string, watched: Watched): Promise<State> =>
  changeAlerts(memberId, (before) => {
    const alert: StoredAlert = { ...watched, id: idOf(watched) }
    const known = before.alerts.find(({ id }) => id === alert.id)
    if (known && isSame(known, alert)) return undefined
    if (!known && before.alerts.length >= LIMITS.concertAlerts)
      throw new ApiError('conflict', CONCERT_ALERT_TEXTS.tooMany)
    const others = before.alerts.filter(({ id }) => id !== alert.id)
    const added = putEntries(memberId, alert)
    return {
      after: { ...before, alerts: [alert, ...others] },
      entries: { ...(known && entriesLeft(memberId, known, added)), ...added },
    }
  })

/** Removals of what the new entries do not overwrite: a transaction may touch an item only once. */
const entriesLeft = (
  memberId: string,
  known: StoredAlert,
  added: Record<string, TransactItem>,
): Record<string, TransactItem> =>
  Object.fromEntries(
    Object.entries(removeEntries(memberId, known)).filter(
      ([name]) => !(name.replace('remove', 'put') in added),
    ),
  )

export const removeAlert = (memberId: string, alertId: string): Promise<State> =>
  changeAlerts(memberId, (before) => {
    const known = before.alerts.find(({ id }) => id === alertId)
    if (!known) return undefined
    return {
      after: { ...before, alerts: before.alerts.filter(({ id }) => id !== alertId) },
      entries: removeEntries(memberId, known),
    }
  })

/** Whether new concerts of followed bands notify. */
export const switchFollowedBands = (memberId: string, isOn: boolean): Promise<State> =>
  changeAlerts(memberId, (before) =>
    (before.withoutFollowedBands === undefined) === isOn
      ? undefined
      : { after: { ...before, withoutFollowedBands: isOn ? undefined : true } },
  )

export const readAlerts = async (memberId: string): Promise<State> =>
  (await get(alertsKey(memberId))) ?? NOTHING
