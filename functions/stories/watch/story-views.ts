import { storyViews } from '#shared/api/stories.ts'
import { STORY } from '#shared/domain/stories.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { getItems, queryIndex } from '#platform/table/index.ts'
import { parseStoryId } from '../items/story.items.ts'
import { storyViewsPartition, viewerIdOf } from '../items/view.items.ts'
import { requireOwnStory } from './require-own-story.ts'

/** Members who have deleted their account since are left out. */
export const handler = endpoint(
  storyViews,
  async ({ memberId, params: { id }, query, ...rest }) => {
    await requireOwnStory(memberId, parseStoryId(id), rest.presetBlocks)
    const { items } = await queryIndex(storyViewsPartition(id), {
      newestFirst: true,
      before: query.cursor,
      limit: STORY.viewersPage + 1,
    })
    const page = items.slice(0, STORY.viewersPage)
    const found = await getItems(page.flatMap((view) => [view, memberKey(viewerIdOf(view))]))
    const viewers = page.flatMap((view) => {
      const member = found.at(memberKey(viewerIdOf(view)))
      if (!member) return []
      return [
        {
          userId: member.memberId,
          user: presentAuthor(authorOf(member)),
          viewedAt: ulidDate(view.GSI1SK),
          isLiked: found.at(view)?.liked ?? false,
        },
      ]
    })
    return new Page(viewers, items.length > page.length ? page.at(-1)?.GSI1SK : undefined)
  },
)
