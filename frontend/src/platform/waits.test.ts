import { describe, expect, it } from 'vitest'
import { listComments } from '#shared/api/comments.ts'
import { listCases, readCase } from '#shared/api/cases.ts'
import { listAppeals } from '#shared/api/appeals.ts'
import { moderationPending } from '#shared/api/moderation.ts'
import { unread, userComments, userLikes } from '#shared/api/notifications.ts'
import { adminStatus, listJobs, pipelineHistory } from '#shared/api/pipeline.ts'
import { getThread, listThreads } from '#shared/api/threads.ts'
import { listPosts } from '#shared/api/posts.ts'
import { listSources } from '#shared/api/sources.ts'
import { listStories } from '#shared/api/stories.ts'
import { communityStats } from '#shared/api/stats.ts'
import { wallOfHorns } from '#shared/api/wall.ts'
import { POLLS } from './waits.ts'

const SECOND = 1000

describe('the intervals of polling', () => {
  it.each([
    ['unread', [unread]],
    ['notifications', [userLikes, userComments]],
    ['threads', [listThreads]],
    ['thread', [getThread]],
    ['posts', [listPosts]],
    ['comments', [listComments]],
    ['stats', [communityStats]],
    ['stories', [listStories]],
    ['wall', [wallOfHorns]],
    ['moderation', [listAppeals, moderationPending, listCases, readCase]],
    ['adminStatus', [adminStatus]],
    ['adminLists', [listJobs, pipelineHistory, listSources]],
  ] as const)('of %s are those of the contracts', (name, contracts) => {
    for (const { pollSeconds } of contracts) expect(POLLS[name]).toBe(pollSeconds * SECOND)
  })
})
