import {
  dropHeldArticle,
  publishArticle,
  textOfHeld,
  type HeldArticleItem,
} from '../../articles/index.ts'
import { berlinDay, countOnDay } from '../../pipeline/run-state/index.ts'
import { findTwin } from '../../pipeline/writing/twins/index.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import type { Parts } from '#platform/content/take-down.ts'
import { NEWSROOM_TEXTS } from '../texts.ts'

/** Another article of the same days has the title. */
export class TitleTaken extends ApiError {
  readonly title: string

  constructor(title: string) {
    super('conflict', NEWSROOM_TEXTS.titleTaken(title))
    this.title = title
  }
}

/** Another article of the same days reports the same. */
export class StoryTaken extends ApiError {
  readonly title: string

  constructor(title: string) {
    super('conflict', NEWSROOM_TEXTS.storyTaken(title))
    this.title = title
  }
}

/**
 * Publishes a held article as `decided`, which editors may have changed. Later articles are compared with it like with
 * those that the pipeline publishes. Fails with `heldArticle` when it has changed since `held` was read.
 * @throws TitleTaken
 * @throws StoryTaken: the sources are not added to that article: a moderator who approves a text would not expect it to vanish.
 */
export const publishHeld = async (held: HeldArticleItem, decided = held): Promise<Parts> => {
  const { SK: id } = held
  const text = textOfHeld(decided)
  const { twin, titleOwner, claims } = await findTwin(id, text)
  if (titleOwner) throw new TitleTaken(titleOwner.title)
  if (twin) throw new StoryTaken(twin.title)
  return {
    ...publishArticle(id, text),
    ...claims,
    ...dropHeldArticle(held),
    day: countOnDay(berlinDay(now()), { articles: 1 }),
  }
}
