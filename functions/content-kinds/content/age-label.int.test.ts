import { expect, it } from 'vitest'
import { getPost } from '#shared/api/posts.ts'
import { put, write } from '#platform/table/index.ts'
import { statementKey, type StatementItem } from '../../cases/items/index.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { restoreContent, takeMeasure } from '#testing/measures.ts'
import { aMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'

it('gives a post an age label, and takes it back for its statement only', async () => {
  const reader = await aMember()
  const id = await aPost(await aMember())
  const read = async () =>
    (await call(await handlerOf('getPost'), getPost, { token: reader.token, params: { id } })).json
  const other = await takeMeasure('community-post', id, 'hide')
  await restoreContent('community-post', id, other)
  const statementId = await takeMeasure('community-post', id, 'age-label')
  expect(await read()).toMatchObject({ drastic: 'covered' })
  await write(put({ ...statementKey(statementId), measure: 'age-label' as const } as StatementItem))
  await restoreContent('community-post', id, other)
  expect(await read()).toMatchObject({ drastic: 'covered' })
  await restoreContent('community-post', id, statementId)
  expect(await read()).not.toHaveProperty('drastic')
})
