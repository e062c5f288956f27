import { getMany, query, queryIndex, type Partition } from '#platform/table/index.ts'
import { findBandOf, readBandFollowers } from '../../bands/items/index.ts'
import { findSettlement } from '#shared/domain/towns/read-town.ts'
import { distanceKm, type Position } from '#shared/domain/towns/town.ts'
import { cellsAt } from '../items/grid.rules.ts'
import { concertMarksPartition, indexedMark } from '../marks/mark.items.ts'
import {
  alertedMemberOf,
  alertsKey,
  bandAlerts,
  cellAlerts,
  cityAlerts,
  type AlertEntryItem,
} from './alert.items.ts'
import type { Notice } from './notice.rules.ts'

/** Receivers of a notice; a member may be on several pages. */
export interface Receivers {
  readonly memberIds: readonly string[]
  /** Where the next page starts; undefined after the last one. */
  readonly next: string | undefined
}

interface Keys {
  readonly memberIds: readonly string[]
  /** The sort key of the last entry that was read, when there may be more. */
  readonly last: string | undefined
}

type Source = (after: string, limit: number) => Promise<Keys>

const goersOf =
  (concertId: string): Source =>
  async (after, limit) => {
    const { items, next } = await queryIndex(concertMarksPartition(concertId), { after, limit })
    return {
      memberIds: items.map((entry) => indexedMark(entry).memberId),
      last: next && items.at(-1)?.GSI1SK,
    }
  }

const isWithin = (entry: AlertEntryItem, place: Position | undefined): boolean => {
  const { latitude, longitude, radiusKm } = entry
  if (latitude === undefined || longitude === undefined || radiusKm === undefined) return true
  return place !== undefined && distanceKm({ latitude, longitude }, place) <= radiusKm
}

const alertedIn =
  (partition: Partition<AlertEntryItem>, place?: Position): Source =>
  async (after, limit) => {
    const { items, next } = await query(partition, { after, limit })
    return {
      memberIds: items.filter((entry) => isWithin(entry, place)).map(alertedMemberOf),
      last: next && items.at(-1)?.SK,
    }
  }

/** Those who did not switch off alerts of followed bands. */
const withoutSwitchedOff = async (memberIds: readonly string[]): Promise<readonly string[]> => {
  const alerts = await getMany(memberIds.map(alertsKey))
  return memberIds.filter((_, index) => alerts[index]?.withoutFollowedBands === undefined)
}

/** Followers of the band of the database: the chosen one, or the only one of this name. */
const followersOf =
  (band: Parameters<typeof findBandOf>[0]): Source =>
  async (after, limit) => {
    const bandId = await findBandOf(band)
    const ids = bandId === undefined ? [] : await readBandFollowers(bandId, after, limit)
    return {
      memberIds: ids.length > 0 ? await withoutSwitchedOff(ids) : [],
      last: ids.length === limit ? ids.at(-1) : undefined,
    }
  }

/** A concert in a town without coordinates reaches the alerts that name it. */
const sourcesOf = ({ audience, concert, country, bandId }: Notice): readonly Source[] => {
  if (audience === 'goers') return [goersOf(concert.id)]
  const town = findSettlement(concert.city, country)
  return [
    alertedIn(bandAlerts(concert.bandName)),
    followersOf({ bandName: concert.bandName, bandId, country, city: concert.city }),
    alertedIn(cityAlerts(concert.city)),
    ...(town ? cellsAt(town).map((cell) => alertedIn(cellAlerts(cell), town)) : []),
  ]
}

const START = ' '
const BETWEEN = '|'

/**
 * One page of the members who are told: who marked the concert, or whose alerts it matches. Whether a member wants to be
 * told by the members it concerns is for the channel to ask.
 */
export const readReceivers = async (
  notice: Notice,
  position: string | undefined,
  limit: number,
): Promise<Receivers> => {
  const [at = '0', ...after] = (position ?? `0${BETWEEN}${START}`).split(BETWEEN)
  const sources = sourcesOf(notice)
  const index = Number(at)
  const page = await sources[index]?.(after.join(BETWEEN), limit)
  if (!page) return { memberIds: [], next: undefined }
  const isLast = page.last === undefined && index === sources.length - 1
  const next =
    page.last === undefined ? [index + 1, START].join(BETWEEN) : [index, page.last].join(BETWEEN)
  const memberIds = [...new Set(page.memberIds)].filter((id) => id !== notice.submitterId)
  return {
    memberIds: notice.audience === 'goers' ? page.memberIds : memberIds,
    next: isLast ? undefined : next,
  }
}
