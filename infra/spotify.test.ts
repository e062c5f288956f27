import { describe, expect, test } from 'vitest'
import { stages } from './stages.ts'
import { fixtureContracts, writeFunctions } from './testing/fixture.ts'
import { synthesise } from './testing/synthesise.ts'

const SEARCHING = `export const access = {
  endpoints: { addNote: { spotify: true } },
  effects: {
    'announce-note': { listens: ['Note.created'], blocks: 'none: upkeep', table: ['UpdateItem'] },
  },
}
`

const productOf = (spotifySecret: string | undefined) =>
  synthesise(
    { ...stages.dev, ...(spotifySecret !== undefined && { spotifySecret }) },
    writeFunctions({ 'notes/access.ts': SEARCHING }),
    fixtureContracts,
  )

type Product = Awaited<ReturnType<typeof productOf>>

const environments = ({ ofType }: Product) =>
  ofType('AWS::Lambda::Function').flatMap(({ Properties }) => {
    const text = JSON.stringify(Properties['Environment'] ?? {})
    return text.includes('SPOTIFY') ? [{ name: Properties['FunctionName'], text }] : []
  })

describe('the credentials of Spotify', () => {
  test('reach the function that names them, from the secret of the stage', async () => {
    const [search, ...others] = environments(await productOf('spotify-1'))
    expect([search?.name, others]).toEqual(['hoellenlaerm-dev-add-note', []])
    expect(search?.text).toContain('resolve:secretsmanager:spotify-1:SecretString:clientSecret')
  })

  test('are absent in a stage without a secret', async () => {
    expect(environments(await productOf(undefined))).toEqual([])
  })
})

describe('the policy of the site', () => {
  test('allows sound and covers of tracks from four hosts, and nothing else of others', async () => {
    const { ofType } = await productOf(undefined)
    const policy = JSON.stringify(ofType('AWS::CloudFront::ResponseHeadersPolicy'))
    const sources = [...policy.matchAll(/https:\/\/([a-z\d.-]+\.(?:co|com))(?=[ ;])/g)]
    expect(sources.map(([, host]) => host)).toEqual([
      'i.scdn.co',
      'is1-ssl.mzstatic.com',
      'p.scdn.co',
      'audio-ssl.itunes.apple.com',
    ])
  })
})
