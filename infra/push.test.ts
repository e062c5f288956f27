import { describe, expect, test } from 'vitest'
import { stages } from './stages.ts'
import { fixtureContracts, writeFunctions } from './testing/fixture.ts'
import { synthesise } from './testing/synthesise.ts'

const PUSHING = `export const access = {
  endpoints: { addNote: { pushKey: 'public' } },
  effects: {
    'announce-note': { listens: ['Note.created'], blocks: 'none: upkeep', pushKey: 'private' },
  },
}
`

const environmentsOf = async (pushSecret: string | undefined) => {
  const { ofType } = await synthesise(
    { ...stages.dev, ...(pushSecret !== undefined && { pushSecret }) },
    writeFunctions({ 'notes/access.ts': PUSHING }),
    fixtureContracts,
  )
  return ofType('AWS::Lambda::Function').flatMap(({ Properties }) => {
    const text = JSON.stringify(Properties['Environment'] ?? {})
    return text.includes('PUSH_') ? [{ name: Properties['FunctionName'] as string, text }] : []
  })
}

describe('the keys of push', () => {
  test('reach the functions that name them, the private key only those that send', async () => {
    const environments = await environmentsOf('push-1')
    const [answering, sending] = environments.toSorted((one, other) =>
      one.name.localeCompare(other.name),
    )
    expect(environments).toHaveLength(2)
    expect(answering?.name).toBe('hoellenlaerm-dev-add-note')
    expect(answering?.text).toContain('resolve:secretsmanager:push-1:SecretString:publicKey')
    expect(answering?.text).not.toContain('privateKey')
    expect(sending?.name).toBe('hoellenlaerm-dev-announce-note')
    expect(sending?.text).toContain('resolve:secretsmanager:push-1:SecretString:privateKey')
  })

  test('are absent in a stage without a secret', async () => {
    expect(await environmentsOf(undefined)).toEqual([])
  })
})
