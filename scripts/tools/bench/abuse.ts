import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
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
import { endOnSignals } from '../../lifetime.ts'
import { freePort } from '#testing/free-port.ts'
import { startLocalCloud } from '../../product/start.ts'
import { useRunFolder } from '../../run-folder.ts'
import { reportFigures } from '../measurements/figure.ts'
import { accepted, callAs, inGroups } from './crowd.ts'
import { useTableOf } from './large-member.ts'

const { values } = parseArgs({ options: { members: { type: 'string', default: '100' } } })
const members = Number(values.members)

/** What the hostile account tries. */
const IMPORTED = 40
const SUBMITTED = 8
const HELD = 30
const QUESTIONS = 15

const CITY = 'Hintertupfing'
const BANNED = 'Ist das noch N.S.B.M. oder schon Kunst?'
const POLL_MS = 250
/** What is under way once the last notification has arrived. */
const REST_MS = 2000
const GIVE_UP_MS = 120_000

endOnSignals()
useRunFolder()
const directory = mkdtempSync(join(tmpdir(), 'hoellenlaerm-abuse-'))
const cloud = await startLocalCloud({ port: await freePort(), dir: directory, seed: false })
useTableOf(cloud)
const [{ query, update, write }, { aMember }, { memberKey }, { notifyPartition }] =
  await Promise.all([
    import('#platform/table/index.ts'),
    import('#testing/members.ts'),
    import('#platform/identity/member.items.ts'),
    import('#functions/notifications/notification.items.ts'),
  ])

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

/** A quiet member who watches the town. */
const aWatcher = async (): Promise<TestMember> => {
  const member = await aMember({ days: 30 })
  await accepted(callAs(cloud, member)(addConcertAlert, { kind: 'city', city: CITY }))
  return member
}

interface Told {
  readonly concert?: { readonly bandName: string }
}

/** The bands that a member is notified of. */
const bandsToldTo = async ({ id }: TestMember): Promise<readonly string[]> => {
  const { items } = await query<Told>(notifyPartition(id), { beginsWith: 'ACTIVITY#' })
  return items.map(({ concert }) => concert?.bandName ?? '')
}

const waitUntilTold = async (all: readonly TestMember[], band: string): Promise<void> => {
  const end = Date.now() + GIVE_UP_MS
  let waiting = all
  while (waiting.length > 0) {
    if (Date.now() > end) throw new Error(`${String(waiting.length)} members were not notified`)
    const told = await inGroups(waiting, bandsToldTo)
    waiting = waiting.filter((_, index) => !told[index]?.some((name) => name.startsWith(band)))
    await sleep(waiting.length > 0 ? POLL_MS : REST_MS)
  }
}

const flood = async (hostile: TestMember): Promise<void> => {
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

const placeOf = async (moderator: TestMember, id: string): Promise<number> => {
  const pending = await accepted(callAs(cloud, moderator)(moderationPending))
  const { communityPosts } = pending as ModerationPending
  return communityPosts.findIndex((held) => held.id === id) + 1 || Infinity
}

/** Where the held post of a quiet member waits behind those of the hostile account, also after an objection. */
const placesBehind = async (hostile: TestMember, quiet: TestMember, moderator: TestMember) => {
  for (let count = 0; count < HELD; count++) {
    const { status } = await callAs(cloud, hostile)(createPost, post(BANNED))
    if (status !== 201 && status !== 429) throw new Error(`A held post: ${String(status)}`)
  }
  const ask = callAs(cloud, quiet)
  const { id } = (await accepted(ask(createPost, post(BANNED)))) as { id: string }
  const before = await placeOf(moderator, id)
  const path = appealHold.path.replace('{type}', 'community-post').replace('{id}', id)
  await accepted(ask(appealHold, { text: 'Das ist eine Frage, kein Aufruf.' }, path))
  return { before, after: await placeOf(moderator, id) }
}

/** Whether the model answers a member's question to the AI help. */
const isAnswered = async (member: TestMember): Promise<boolean> => {
  const answer = await callAs(cloud, member)(aiHelp, { query: 'Wie blockiere ich jemanden?' })
  return answer.ok && ((await answer.json()) as AiReply).outcome === 'answered'
}

const answersTo = async (member: TestMember, questions: number): Promise<number> => {
  let answered = 0
  for (let count = 0; count < questions; count++) if (await isAnswered(member)) answered++
  return answered
}

try {
  const started = performance.now()
  const quiet = await inGroups(Array.from({ length: members }), aWatcher)
  const [hostile, honest, moderator] = [
    await aMember(),
    await aMember({ days: 30 }),
    await aMember({ role: 'moderator' }),
  ]
  await write(update(memberKey(hostile.id), { set: { selectedRoles: ['organizer'] } }))
  await flood(hostile)
  await accepted(callAs(cloud, honest)(submitConcert, gig('Ehrlich', 1)))
  await waitUntilTold(quiet, 'Ehrlich')
  const told = await inGroups(quiet, bandsToldTo)
  const places = await placesBehind(hostile, honest, moderator)
  const answered = await answersTo(hostile, QUESTIONS)
  const answeredQuiet = await answersTo(honest, 1)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    [
      `one hostile account against ${String(members)}, ${seconds} s, load ${loadavg()[0]?.toFixed(1) ?? ''}`,
      `tried: ${String(IMPORTED)} imported and ${String(SUBMITTED)} submitted concerts, ${String(HELD)} held posts, ${String(QUESTIONS)} questions`,
    ].join('\n'),
  )
  const share = LIMITS.concertNoticesOfMember
  const { limit: questions } = THROTTLES.helpQuestionsOfNewAccounts
  // Fewer would mean that the limit was not what stopped the hostile account.
  if (answered < questions) throw new Error(`Only ${String(answered)} questions were answered.`)
  const name = (what: string): string => `abuse: ${what}`
  reportFigures([
    { name: name('notices of the import'), value: mostOf(told, 'Importiert'), limit: 0, unit: '' },
    {
      name: name('notices of one submitter'),
      value: mostOf(told, 'Eingetragen'),
      limit: share,
      unit: '',
    },
    {
      name: name('place of a held post'),
      value: places.before,
      limit: LIMITS.waitingOfMember + 1,
      unit: '',
    },
    { name: name('place once its author objects'), value: places.after, limit: 1, unit: '' },
    { name: name('questions answered'), value: answered, limit: questions, unit: '' },
    { name: name('quiet questions unanswered'), value: 1 - answeredQuiet, limit: 0, unit: '' },
  ])
} finally {
  await cloud.stop()
  rmSync(directory, { recursive: true, force: true })
}
