import { now } from '#platform/runtime/clock.ts'
import { ConditionFailed, get, getMany, retry, write } from '#platform/table/index.ts'
import { likedTargetOf, type LikerItem, receiverOf } from '../../notifications/index.ts'
import { notificationsKey } from '../../settings/index.ts'
import { decideHorns } from '../decide/horns.rules.ts'
import { restEnd } from '../decide/quiet.rules.ts'
import { runAfter, wants, type Wishes } from '../decide/decide.rules.ts'
import { readWishes } from '../decide/wishes.ts'
import { noteKey } from '../items/note.items.ts'
import { mutedPostKey } from '../posts/muted-post.items.ts'
import { queueNote } from '../sending/queue-note.ts'
import { letWait } from '../waiting/let-wait.ts'
import { hornsKey, putHorns, type HornsItem } from './horns.items.ts'
import { renderHorns } from './render-horns.ts'

const ULID = 26

/** Comments begin with the id of their post: horns of a post and of its comments are gathered together. */
export const postOf = (like: Pick<LikerItem, 'SK'>): string => likedTargetOf(like).slice(0, ULID)

interface Wait {
  readonly until: number
  readonly waitsFor: 'rest' | 'horns'
}

/** Undefined when the horns may be pushed now. */
const waitFor = (wishes: Wishes, earliest: number | undefined, at: number): Wait | undefined => {
  const until = restEnd(earliest ?? at, wishes)
  if (until !== undefined) return { until, waitsFor: 'rest' }
  return earliest === undefined ? undefined : { until: earliest, waitsFor: 'horns' }
}

/** One note for all horns of a post that wait for the same run. */
const gather = async (like: LikerItem, { until, waitsFor }: Wait): Promise<void> => {
  const memberId = receiverOf(like)
  const run = runAfter(until)
  const id = `horns-${postOf(like)}-${String(run)}`
  if (await get(noteKey(memberId, id))) return
  const rendered = await renderHorns(id, like)
  if (rendered) await letWait(memberId, rendered.note, { run, waitsFor, like })
}

const pushNow = async (like: LikerItem, last: HornsItem | undefined, at: number): Promise<void> => {
  const { likeId } = like
  const memberId = receiverOf(like)
  const rendered = await renderHorns(`horns-${likeId}`, like)
  if (!rendered) return
  const sequence = Math.max(rendered.sequence, like.sequence)
  if (last?.likeId !== likeId)
    await write(
      putHorns(hornsKey(memberId, postOf(like)), last, { likeId, sequence, pushedAt: at }),
    )
  await queueNote(memberId, rendered.note)
}

const pushOnce = async (like: LikerItem): Promise<void> => {
  const memberId = receiverOf(like)
  const postId = postOf(like)
  const [record, muted, last] = await getMany(
    [notificationsKey(memberId), mutedPostKey(memberId, postId), hornsKey(memberId, postId)],
    { consistent: true },
  )
  const wishes = readWishes(record)
  if (muted || !wants(wishes, 'horns')) return
  const at = now()
  const decision = decideHorns(last, like, at)
  if (decision.what === 'covered') return
  const wait = waitFor(wishes, decision.what === 'at' ? decision.at : undefined, at)
  await (wait ? gather(like, wait) : pushNow(like, last, at))
}

/** Pushes the horns of a post: the first at once, later ones together, at most once an hour. */
export const pushHorns = (like: LikerItem): Promise<void> =>
  retry(() => pushOnce(like), { when: (error) => error instanceof ConditionFailed })
