import './model.ts'
import './work-queues.ts'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { addComment, listComments } from '#shared/api/comments.ts'
import { successStatus, type Contract } from '#shared/api/contract.ts'
import { contracts } from '#shared/api/index.ts'
import { call, type CallOptions } from './call.ts'
import { handlerOf } from './handlers.ts'
import { aMember } from './members.ts'
import { oneKilobytePost, putAll } from './posts.ts'
import { typicalCalls } from './typical-calls/all.ts'
import { unitsAreExact, unitsOf } from './units.ts'

interface Budget {
  readonly read: number
  readonly write: number
  readonly calls: number
}

const ROW = /^\| `(\w+)` +\| ([\d.]+) +\| ([\d.]+) +\| (\d+) +\|/

const documented = async (): Promise<Map<string, Budget>> => {
  const text = await readFile(new URL('../../docs/access-patterns.md', import.meta.url), 'utf8')
  const rows = text.split('\n').flatMap((line) => {
    const [, id, read, write, calls] = ROW.exec(line) ?? []
    return id
      ? [[id, { read: Number(read), write: Number(write), calls: Number(calls) }] as const]
      : []
  })
  return new Map(rows)
}

const budgets = await documented()
const COMMENTS = 20
const byId = new Map<string, Contract>(contracts.map((one) => [one.id, one]))

const contractOf = (id: string): Contract => {
  const contract = byId.get(id)
  if (!contract) throw new Error(`No contract ${id}`)
  return contract
}

const send = async (id: string, options: CallOptions) =>
  call(await handlerOf(id), contractOf(id), options)

describe('docs/access-patterns.md', () => {
  it('has a row and a typical call for every endpoint', () => {
    expect([...budgets.keys()].toSorted()).toEqual([...byId.keys()].toSorted())
    expect(typicalCalls.flatMap(({ ids }) => ids).toSorted()).toEqual([...byId.keys()].toSorted())
  })

  describe.each(typicalCalls)('states the measured cost', ({ ids, prepare }) => {
    let calls: Readonly<Record<string, CallOptions>>

    beforeAll(async () => {
      calls = await prepare()
    })

    it.runIf(unitsAreExact).each(ids)('%s', async (id) => {
      const units = await unitsOf(async () => {
        const { status } = await send(id, calls[id] ?? {})
        expect(status).toBe(successStatus(contractOf(id)))
      })
      expect(units).toEqual(budgets.get(id))
    })
  })

  it('allows at most 8 read units for a post with its 20 comments', async () => {
    const { token } = await aMember()
    const author = await aMember()
    const { id, items } = oneKilobytePost(author)
    await putAll(items)
    const write = await handlerOf('addComment')
    for (let count = 0; count < COMMENTS; count++) {
      await call(write, addComment, {
        token: author.token,
        params: { id },
        body: { content: 'Erste Reihe, Nacken durch, Stimme weg. '.repeat(6) },
      })
    }
    const options = { token, params: { id } }
    const units = await unitsOf(async () => {
      await send('getPost', options)
      await call(await handlerOf('listComments'), listComments, options)
    })
    expect(units.read).toBeLessThanOrEqual(8)
  })
})
