import { setTimeout as sleep } from 'node:timers/promises'
import { aiHelp, type AiReply } from '#shared/api/ai-help.ts'
import { appealHold } from '#shared/api/appeals.ts'
import { addConcertAlert } from '#shared/api/concert-alerts.ts'
import { importConcerts } from '#shared/api/concert-import.ts'
import { submitConcert } from '#shared/api/concerts.ts'
import { moderationPending, type ModerationPending } from '#shared/api/moderation.ts'
import { createPost } from '#shared/api/posts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { addDays } from '#shared/domain/wall-clock.ts'
import type { TestMember } from '#testing/members.ts'
import type { LocalCloud } from '../../local/cloud.ts'
import { defineBench, until } from './bench.ts'
import { startCloud } from './cloud.ts'
import { accepted, callAs, inGroups } from './crowd.ts'

/** What the hostile account tries. */
const IMPORTED = 40
const SUBMITTED = 8
const HELD = 30
const QUESTIONS = 15

const CITY = 'Hintertupfing'
const BANNED = 'Ist das noch N.S.B.M. oder schon Kunst?'
const REST_MS = 2000

const day = (number: number): string =>
  `${addDays(new Date().toISOString().slice(0, 10), 30 + (number % 300))}T20:00`

const gig = (name: string, number: number) => ({
  bandName: `${name} ${String(number)}`,
  venue: 'Linde',
  city: CITY,
  date: day(number),
  time: '20:00',
})

const post = (content: string): FormData => {
  const form = new FormData()
  form.set('content', content)
  return form
}

const watchTown = (cloud: LocalCloud, member: TestMember): Promise<unknown> =>
  accepted(callAs(cloud, member)(addConcertAlert, { kind: 'city', city: CITY }))

interface Told {
  readonly concert?: { readonly bandName: string }
}

/** The bands that each member is notified of. */
const readNotices = async (members: readonly TestMember[]): Promise<readonly string[][]> => {
  const [{ query }, { notifyPartition }] = await Promise.all([
    import('#platform/table/index.ts'),
    import('#functions/notifications/notification.items.ts'),
  ])
  return inGroups(members, async ({ id }) => {
    const { items } = await query<Told>(notifyPartition(id), { beginsWith: 'ACTIVITY#' })
    return items.map(({ concert }) => concert?.bandName ?? '')
  })
}

/** Waits until all are notified of a band with this name, and for what is under way then. */
const waitUntilTold = async (all: readonly TestMember[], band: string): Promise<void> => {
  let waiting = all
  const isTold = await until(async () => {
    const told = await readNotices(waiting)
    waiting = waiting.filter((_, index) => !told[index]?.some((name) => name.startsWith(band)))
    return waiting.length === 0
  })
  if (!isTold) throw new Error(`${String(waiting.length)} members were not notified`)
  await sleep(REST_MS)
}

const flood = async (cloud: LocalCloud, hostile: TestMember): Promise<void> => {
  const ask = callAs(cloud, hostile)
  const rows = Array.from({ length: IMPORTED }, (_, number) => gig('Importiert', number))
  for (let start = 0; start < rows.length; start += LIMITS.importChunk)
    await accepted(
      ask(importConcerts, {
        importId: 'flut',
        rows: rows.slice(start, start + LIMITS.importChunk),
      }),
    )
  for (let number = 0; number < SUBMITTED; number++)
    await accepted(ask(submitConcert, gig('Eingetragen', number)))
}

/** The most notifications that one quiet member received of bands with this name. */
const mostOf = (told: readonly (readonly string[])[], band: string): number =>
  Math.max(...told.map((names) => names.filter((name) => name.startsWith(band)).length))

const placeOf = async (cloud: LocalCloud, moderator: TestMember, id: string): Promise<number> => {
  const pending = await accepted(callAs(cloud, moderator)(moderationPending))
  const { communityPosts } = pending as ModerationPending
  return communityPosts.findIndex((held) => held.id === id) + 1 || Infinity
}

/** Where the held post of a quiet member waits behind those of the hostile account, also after an objection. */
const placesBehind = async (
  cloud: LocalCloud,
  { hostile, honest, moderator }: Readonly<Record<'hostile' | 'honest' | 'moderator', TestMember>>,
) => {
  for (let count = 0; count < HELD; count++) {
    const { status } = await callAs(cloud, hostile)(createPost, post(BANNED))
    if (status !== 201 && status !== 429) throw new Error(`A held post: ${String(status)}`)
  }
  const ask = callAs(cloud, honest)
  const { id } = (await accepted(ask(createPost, post(BANNED)))) as { id: string }
  const before = await placeOf(cloud, moderator, id)
  const path = appealHold.path.replace('{type}', 'community-post').replace('{id}', id)
  await accepted(ask(appealHold, { text: 'Das ist eine Frage, kein Aufruf.' }, path))
  return { before, after: await placeOf(cloud, moderator, id) }
}

/** Whether the model answers a member's question to the AI help. */
const isAnswered = async (cloud: LocalCloud, member: TestMember): Promise<boolean> => {
  const answer = await callAs(cloud, member)(aiHelp, { query: 'Wie blockiere ich jemanden?' })
  return answer.ok && ((await answer.json()) as AiReply).outcome === 'answered'
}

const answersTo = async (
  cloud: LocalCloud,
  member: TestMember,
  questions: number,
): Promise<number> => {
  let answered = 0
  for (let count = 0; count < questions; count++) if (await isAnswered(cloud, member)) answered++
  return answered
}

const QUESTIONS_OF_NEW_ACCOUNTS = THROTTLES.helpQuestionsOfNewAccounts.limit

export const bench = defineBench({
  options: { members: 100 },
  figures: {
    'notices of the import': [0, ''],
    'notices of one submitter': [LIMITS.concertNoticesOfMember, ''],
    'place of a held post': [LIMITS.waitingOfMember + 1, ''],
    'place once its author objects': [1, ''],
    'questions answered': [QUESTIONS_OF_NEW_ACCOUNTS, ''],
    'quiet questions unanswered': [0, ''],
  },
  measure: async (run) => {
    const cloud = await startCloud(run)
    const [{ update, write }, { aMember }, { memberKey }] = await Promise.all([
      import('#platform/table/index.ts'),
      import('#testing/members.ts'),
      import('#platform/identity/member.items.ts'),
    ])
    const hostile = await aMember()
    const honest = await aMember({ days: 30 })
    const moderator = await aMember({ role: 'moderator' })
    const watching = Array.from({ length: run.options.members })
    const quiet = await inGroups(watching, () => aMember({ days: 30 }))
    await inGroups(quiet, (member) => watchTown(cloud, member))
    await write(update(memberKey(hostile.id), { set: { selectedRoles: ['organizer'] } }))
    await flood(cloud, hostile)
    await accepted(callAs(cloud, honest)(submitConcert, gig('Ehrlich', 1)))
    await waitUntilTold(quiet, 'Ehrlich')
    const told = await readNotices(quiet)
    const places = await placesBehind(cloud, { hostile, honest, moderator })
    const answered = await answersTo(cloud, hostile, QUESTIONS)
    // Fewer would mean that the limit was not what stopped the hostile account.
    if (answered < QUESTIONS_OF_NEW_ACCOUNTS)
      throw new Error(`Only ${String(answered)} questions were answered.`)
    console.log(
      `tried against ${String(quiet.length)}: ${String(IMPORTED)} imported and ${String(SUBMITTED)} submitted concerts, ${String(HELD)} held posts, ${String(QUESTIONS)} questions`,
    )
    return {
      'notices of the import': mostOf(told, 'Importiert'),
      'notices of one submitter': mostOf(told, 'Eingetragen'),
      'place of a held post': places.before,
      'place once its author objects': places.after,
      'questions answered': answered,
      'quiet questions unanswered': 1 - (await answersTo(cloud, honest, 1)),
    }
  },
})
