import { handler as countStoryView } from '../stories/effects/count-story-view.ts'
import { handler as keepStoryBar } from '../stories/effects/keep-story-bar.ts'
import { handler as purgeStory } from '../stories/effects/purge-story.ts'
import { handler as notifyStoryMentions } from '../notifications/effects/notify-story-mentions.ts'
import { handler as sendHints } from '../live/effects/send-hints.ts'
import {
  parseStoryId,
  storyCountersKey,
  storyKey,
  storyViewAttributes,
  storyViewKey,
} from '../stories/items/index.ts'
import { putAll, type Stored } from '#platform/table/index.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { aMember } from './members.ts'
import { aStory, seenBy, storedStory } from './stories.ts'
import { remove, stored } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

const VIEWS = 20

const bar = deliverTo('keep-story-bar', keepStoryBar)
const count = deliverTo('count-story-view', countStoryView)
const purge = deliverTo('purge-story', purgeStory)
const hints = deliverTo('send-hints', sendHints)

const itemAt = async (key: Stored): Promise<Stored> => (await stored(key)) as unknown as Stored

const aNewStory = async () => {
  const story = storedStory(await aMember())
  await putAll([story])
  return changeRecord(null, story)
}

const aView = async () => {
  const ref = parseStoryId(await aStory(await aMember()))
  const view = { ...storyViewKey((await aMember()).id, ref.ulid), ...storyViewAttributes(ref) }
  await putAll([view])
  return changeRecord(null, view)
}

const aStorySeenBy = async (viewers: number) => {
  const id = await aStory(await aMember())
  for (let each = 0; each < viewers; each++) await seenBy(await aMember(), id)
  return parseStoryId(id)
}

/** Costs of the effects of stories. */
export const storyScenarios: Record<string, () => Promise<Units>> = {
  'keep-story-bar Story.created': async () => {
    const created = await aNewStory()
    return unitsOf(() => bar(created))
  },
  'keep-story-bar Story.created (repeated)': async () => {
    const created = await aNewStory()
    await bar(created)
    return unitsOf(() => bar(created))
  },
  'keep-story-bar Story.created (second)': async () => {
    const author = await aMember()
    await aStory(author)
    const story = storedStory(author)
    await putAll([story])
    return unitsOf(() => bar(changeRecord(null, story)))
  },
  'keep-story-bar Story.removed': async () => {
    const key = storyKey(parseStoryId(await aStory(await aMember())))
    const story = await itemAt(key)
    await remove(key)
    return unitsOf(() => bar(changeRecord(story, null)))
  },
  'notify-story-mentions Story.created (mention)': async () => {
    const { username } = await aMember()
    const story = storedStory(await aMember(), {
      slides: [{ type: 'text', content: `@${username}` }],
    })
    await putAll([story])
    const mentions = deliverTo('notify-story-mentions', notifyStoryMentions)
    return unitsOf(() => mentions(changeRecord(null, story)))
  },
  'count-story-view StoryView.created': async () => {
    const created = await aView()
    return unitsOf(() => count(created))
  },
  'purge-story Story.removed (20 views)': async () => {
    const key = storyKey(await aStorySeenBy(VIEWS))
    const story = await itemAt(key)
    await remove(key)
    return unitsOf(() => purge(changeRecord(story, null)))
  },
  'send-hints StoryCounters.changed': async () => {
    const counters = await itemAt(storyCountersKey(await aStorySeenBy(1)))
    return unitsOf(() => hints(changeRecord(counters, counters)))
  },
}
