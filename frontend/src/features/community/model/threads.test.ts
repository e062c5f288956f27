import { describe, expect, it } from 'vitest'
import type { Comment } from '#shared/api/comments.ts'
import { groupThreads } from './threads.ts'

const comment = (id: string, parentId: string | null = null) => ({ id, parentId }) as Comment

const shapeOf = (comments: readonly Comment[]) =>
  groupThreads(comments).map(({ id, comment: top, replies }) => [
    id,
    top !== undefined,
    replies.map((reply) => reply.id),
  ])

describe('the threads of comments', () => {
  it('keep the order of comments, and put replies under theirs', () => {
    expect(shapeOf([comment('1'), comment('2'), comment('3', '1'), comment('4', '1')])).toEqual([
      ['1', true, ['3', '4']],
      ['2', true, []],
    ])
  })

  it('show replies to a missing comment together, where the first of them is', () => {
    expect(shapeOf([comment('2'), comment('3', '1'), comment('4'), comment('5', '1')])).toEqual([
      ['2', true, []],
      ['1', false, ['3', '5']],
      ['4', true, []],
    ])
  })
})
