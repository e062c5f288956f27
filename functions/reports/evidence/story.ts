import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { now } from '#platform/runtime/clock.ts'
import { getMany } from '#platform/table/index.ts'
import {
  storyEnd,
  hasEnded,
  maySee,
  parseStoryId,
  storyKey,
  storyText,
} from '../../stories/items/index.ts'
import { hashOfContent } from '../../cases/items/index.ts'
import { REPORT_TEXTS } from '../texts.ts'
import { pickMedia, type FindEvidence, type Frozen } from './frozen.ts'
import { isGone } from './is-gone.ts'

const DAY_MS = 86_400_000
/** A report that was written without a connection waits so long at most. */
const LATE_DAYS = 7

const isLate = (ulid: string): boolean =>
  hasEnded(ulid) && storyEnd(ulid) + LATE_DAYS * DAY_MS > now()

/** What is left of a story that ended before the report arrived: whose it was, and what the reporter says. */
const ended = ({ username }: MemberItem, authorId: string): Frozen => ({
  authorId,
  text: REPORT_TEXTS.endedStory,
  contentHash: hashOfContent(''),
  path: `/users/${username}`,
})

export const findStory: FindEvidence = async (viewerId, storyId) => {
  const ref = parseStoryId(storyId)
  const [story, author, blocks] = await getMany(
    [storyKey(ref), memberKey(ref.memberId), blocksKey(viewerId)],
    { consistent: true },
  )
  if (toBlocks(blocks).has(ref.memberId)) throw isGone()
  if (!story && author && isLate(ref.ulid)) return ended(author, ref.memberId)
  const isOver = hasEnded(ref.ulid) && !isLate(ref.ulid)
  if (!story || isOver || !maySee(viewerId, story)) throw isGone()
  return {
    authorId: ref.memberId,
    text: storyText(story),
    contentHash: hashOfContent(storyText(story)),
    ...pickMedia(...story.slides.map(({ mediaUrl }) => mediaUrl)),
    path: `/users/${story.author.username}`,
  }
}
