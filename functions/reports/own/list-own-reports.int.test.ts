import { beforeEach, describe, expect, it } from 'vitest'
import { listOwnReports, type OwnReport } from '#shared/api/reports.ts'
import { call, type CallOptions } from '#testing/call.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { report } from '#testing/reports.ts'
import { handler } from './list-own-reports.ts'

let author: TestMember
let reporter: TestMember

beforeEach(async () => {
  ;[author, reporter] = [await aMember(), await aMember()]
})

const ask = (options: CallOptions) => call(handler, listOwnReports, options)

const listOf = async ({ token }: TestMember): Promise<OwnReport[]> => (await ask({ token })).json

describe('listOwnReports', () => {
  it('returns what the caller reported, newest first and undecided', async () => {
    const [first, second] = [await aPost(author, { content: 'Schlimm.' }), await aPost(author)]
    await report(reporter, ['community-post', first], { category: 'insult', text: 'Meint mich.' })
    await report(reporter, ['community-post', second])
    const undecided = { outcome: null, reason: null, decidedAt: null }
    expect(await listOf(reporter)).toMatchObject([
      { kind: 'community-post', category: 'spam', path: `/#post-${second}`, ...undecided },
      { category: 'insult', title: 'Schlimm.', path: `/#post-${first}`, ...undecided },
    ])
  })

  it('leaves out what others reported, also about the caller', async () => {
    const other = await aMember()
    const [post, another] = [await aPost(author), await aPost(author)]
    await report(reporter, ['community-post', post])
    await report(other, ['community-post', another])
    expect(await listOf(reporter)).toMatchObject([{ path: `/#post-${post}` }])
    expect(await listOf(author)).toEqual([])
  })

  it('returns 401 without a session', async () => {
    expect((await ask({})).status).toBe(401)
    expect((await ask({ token: newToken() })).status).toBe(401)
  })

  it('returns 400 for a malformed cursor', async () => {
    const { status } = await ask({ token: reporter.token, query: { cursor: 'MEMBER#x' } })
    expect(status).toBe(400)
  })
})
