import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks } from '#platform/identity/blocks.ts'
import { getMany } from '#platform/table/index.ts'
import { hasEnded, maySee, parseStoryId, storyKey, textOf } from '../../stories/items/index.ts'
import { hashOfContent } from '../../cases/items/index.ts'
import { mediaOf, type FindEvidence } from './frozen.ts'
import { isGone } from './is-gone.ts'

export const findStory: FindEvidence = async (viewerId, storyId) => {
  const ref = parseStoryId(storyId)
  const [story, blocks] = await getMany([storyKey(ref), blocksKey(viewerId)], { consistent: true })
  if (!story || hasEnded(ref.ulid) || !maySee(viewerId, story)) throw isGone()
  if (toBlocks(blocks).has(ref.memberId)) throw isGone()
  return {
    authorId: ref.memberId,
    text: textOf(story),
    contentHash: hashOfContent(textOf(story)),
    ...mediaOf(...story.slides.map(({ mediaUrl }) => mediaUrl)),
    path: `/users/${story.author.username}`,
  }
}
