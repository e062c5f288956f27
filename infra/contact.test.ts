import { describe, expect, test } from 'vitest'
import { stagesToWrite } from './stages-to-write.ts'
import { stages, type StageConfig } from './stages.ts'
import { fixtureContracts, writeFunctions } from './testing/fixture.ts'
import { synthesise } from './testing/synthesise.ts'

const TELLING = `export const access = {
  endpoints: {
    addNote: { table: ['PutItem', 'Query'], indexes: ['GSI1'], media: { put: ['incoming/*'] } },
  },
  effects: {
    'announce-note': { listens: ['Note.created'], blocks: 'none: upkeep', publish: ['contact'], mail: true },
  },
}
`

const withStage = async (change: Partial<StageConfig>) => {
  const stage: StageConfig = { ...stages.dev, ...change }
  const functions = writeFunctions({ 'notes/access.ts': TELLING })
  const { ofType } = await synthesise(stage, functions, fixtureContracts)
  const worker = ofType('AWS::Lambda::Function').find(({ Properties }) =>
    JSON.stringify(Properties['FunctionName'] ?? '').includes('announce-note'),
  )
  return {
    topics: ofType('AWS::SNS::Topic').map(({ Properties }) => Properties),
    subscriptions: ofType('AWS::SNS::Subscription').map(({ Properties }) => Properties),
    roles: JSON.stringify(ofType('AWS::IAM::Role')),
    environment: JSON.stringify(worker?.Properties['Environment']),
  }
}

describe('contact messages', () => {
  test('go to an encrypted topic to which only their effect can publish', async () => {
    const { topics, roles, environment, subscriptions } = await withStage({})
    const topic = topics.find(({ TopicName }) => TopicName === 'hoellenlaerm-dev-contact')
    expect(topic).toHaveProperty('KmsMasterKeyId')
    expect(roles.match(/sns:Publish/g)).toHaveLength(1)
    expect(roles).not.toContain('ses:')
    expect(environment).toContain('hoellenlaerm-dev-contact')
    expect(environment).not.toContain('MAIL_SENDER')
    expect(subscriptions).toEqual([])
  })

  test('are answered by mail from the identity of the stage and no other', async () => {
    const mail = { sender: 'Lärm <laut@laerm.example>', identity: 'laerm.example' }
    const { roles, environment, subscriptions } = await withStage({
      mail,
      contactMail: 'post@laerm.example',
    })
    expect(roles.match(/ses:SendEmail/g)).toHaveLength(1)
    expect(roles).toContain(':identity/laerm.example')
    expect(environment).toContain('Lärm <laut@laerm.example>')
    expect(subscriptions).toMatchObject([{ Protocol: 'email', Endpoint: 'post@laerm.example' }])
  })
})

describe('a public stage', () => {
  const decided: StageConfig = { ...stages.prod, hstsIncludesSubdomains: false }
  const owned: StageConfig = { ...decided, siteOrigin: 'https://hoellenlaerm.de' }
  const all: readonly StageConfig[] = [stages.dev, owned]
  const namesOf = (list: readonly StageConfig[]) => list.map(({ name }) => name)

  test('is hidden from the CLI, with the reason, until its operator is named', () => {
    const { wanted, refused } = stagesToWrite(all, true, ['name', 'email'])
    expect(namesOf(wanted)).toEqual(['dev'])
    expect(refused).toEqual([
      'Stage prod is refused: fill in name, email in shared/domain/operator.ts.',
    ])
    expect(namesOf(stagesToWrite(all, true, []).wanted)).toEqual(['dev', 'prod'])
  })

  test('is hidden until it has addresses that an operator can own', () => {
    const mail = { sender: 'Lärm <laut@example.org>', identity: 'example.org' }
    const { wanted, refused } = stagesToWrite([{ ...decided, mail }], true, [])
    expect(wanted).toEqual([])
    expect(refused).toEqual([
      'Stage prod is refused: fill in siteOrigin, mail.sender, mail.identity in infra/stages.ts.',
    ])
  })

  test.each(['https://example.de', 'https://protest.de', 'https://test.laerm.de'])(
    'may have the address %s',
    (siteOrigin) => {
      expect(stagesToWrite([{ ...decided, siteOrigin }], true, []).refused).toEqual([])
    },
  )

  test('is hidden until it says whether HSTS includes all subdomains', () => {
    const open = { ...stages.prod, siteOrigin: 'https://hoellenlaerm.de' }
    const { refused } = stagesToWrite([open], true, [])
    expect(refused).toEqual([
      'Stage prod is refused: decide whether HSTS includes all subdomains (hstsIncludesSubdomains in infra/stages.ts).',
    ])
    for (const hstsIncludesSubdomains of [true, false])
      expect(stagesToWrite([{ ...open, hstsIncludesSubdomains }], true, []).refused).toEqual([])
  })

  test('is written for checks without the CLI', () => {
    const { wanted, refused } = stagesToWrite(all, false, ['name'])
    expect([namesOf(wanted), refused]).toEqual([['dev', 'prod'], []])
  })

  test('has a sender without the CLI, and its own or none with it', () => {
    const mail = { sender: 'a@b.example', identity: 'b.example' }
    const sendersOf = (isDeployment: boolean) =>
      stagesToWrite([stages.dev, { ...stages.dev, mail }], isDeployment, []).wanted.map(
        (stage) => stage.mail?.identity,
      )
    expect(sendersOf(true)).toEqual([undefined, 'b.example'])
    expect(sendersOf(false)).toEqual(['hoellenlaerm.example', 'b.example'])
  })
})
