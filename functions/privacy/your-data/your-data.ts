import { yourData, type StoredTopic } from '#shared/api/your-data.ts'
import { consentFrom } from '#shared/domain/age.ts'
import { sweepRunKey, type SweepRunItem } from '#platform/content/sweep-run.items.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import { now } from '#platform/runtime/clock.ts'
import { getItems, query } from '#platform/table/index.ts'
import { presentNewsletter, readOwnNewsletter } from '../../contact/index.ts'
import { TOPICS } from '../catalogue/topics.ts'
import { LEGAL, legalPartition } from '../../settings/index.ts'

const SWEEPS = [...new Set(Object.values(TOPICS).flatMap(({ sweeps = [] }) => sweeps))]

const topicsWith = (ranAt: ReadonlyMap<string, string>): StoredTopic[] =>
  Object.entries(TOPICS).map(([id, { sweeps = [], ...texts }]) => ({
    id,
    ...texts,
    sweeps: sweeps.map((name) => ({ name, ranAt: ranAt.get(name) ?? null })),
  }))

const readAcceptances = async (memberId: string) => {
  const { items } = await query(legalPartition(memberId), { beginsWith: LEGAL, newestFirst: true })
  return items
    .map(({ version, acceptedAt }) => ({ version, acceptedAt }))
    .toSorted((one, other) => (one.acceptedAt < other.acceptedAt ? 1 : -1))
}

const runsIn = (items: readonly (SweepRunItem | undefined)[]): ReadonlyMap<string, string> =>
  new Map(items.flatMap((item) => (item ? [[item.SK, item.ranAt]] : [])))

export const handler = endpoint(yourData, async ({ memberId }) => {
  const [found, acceptances, newsletter] = await Promise.all([
    getItems([memberKey(memberId), ...SWEEPS.map(sweepRunKey)]),
    readAcceptances(memberId),
    readOwnNewsletter(memberId),
  ])
  return {
    topics: topicsWith(runsIn(SWEEPS.map((name) => found.at(sweepRunKey(name))))),
    acceptances,
    newsletter: presentNewsletter(newsletter),
    consentFrom: consentFrom(found.at(memberKey(memberId))?.bornOn, berlinDay(now())) ?? null,
  }
})
