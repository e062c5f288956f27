import { expect, test } from 'vitest'
import { stages } from './stages.ts'
import { fixtureContracts, writeFunctions } from './testing/fixture.ts'
import { synthesise, type Resource } from './testing/synthesise.ts'

const { ofType } = await synthesise(stages.prod, writeFunctions(), fixtureContracts)

const functionNamed = (name: string): Resource | undefined =>
  ofType('AWS::Lambda::Function').find(
    ({ Properties }) => Properties['FunctionName'] === `hoellenlaerm-prod-${name}`,
  )

/** What the role of a function says, as text: tokens are objects. */
const rightsOf = (name: string): string => {
  const role = ofType('AWS::IAM::Role').find(
    ({ Properties }) => Properties['Description'] === `What hoellenlaerm-prod-${name} may touch`,
  )
  return JSON.stringify(role?.Properties['Policies'])
}

test('runs a schedule in the time zone of Berlin', () => {
  const [schedule] = ofType('AWS::Scheduler::Schedule')
  expect(schedule?.Properties).toMatchObject({
    Name: 'hoellenlaerm-prod-start-printing',
    ScheduleExpression: 'cron(0 * * * ? *)',
    ScheduleExpressionTimezone: 'Europe/Berlin',
    State: 'ENABLED',
  })
})

test('rings when a schedule fails repeatedly', () => {
  const alarm = ofType('AWS::CloudWatch::Alarm').find(
    ({ Properties }) => Properties['AlarmName'] === 'hoellenlaerm-prod-start-printing-failing',
  )
  expect(alarm?.Properties['Threshold']).toBe(1)
  expect(JSON.stringify(alarm?.Properties['Metrics'])).toContain('"MetricName":"Errors"')
  expect(alarm?.Properties['AlarmDescription']).toContain('#the-news-pipeline-has-stopped')
})

test('moves messages of a worker to its dead-letter queue after five failures', () => {
  const queue = ofType('AWS::SQS::Queue').find(
    ({ Properties }) => Properties['QueueName'] === 'hoellenlaerm-prod-print-note',
  )
  expect(queue?.Properties['RedrivePolicy']).toMatchObject({ maxReceiveCount: 5 })
})

test('gives every queue of a worker the largest messages, because events have items twice', () => {
  const queues = ofType('AWS::SQS::Queue').filter(({ Properties }) =>
    JSON.stringify(Properties['QueueName']).includes('print-note'),
  )
  expect(queues.map(({ Properties }) => Properties['MaximumMessageSize'])).toEqual([
    1_048_576, 1_048_576,
  ])
})

test.each([
  ['announce-note', 180, 300],
  ['print-note', 360, 1080],
])('%s, hidden for %i s when it failed, is behind after %i s', (name, hidden, behind) => {
  const queue = ofType('AWS::SQS::Queue').find(
    ({ Properties }) => Properties['QueueName'] === `hoellenlaerm-prod-${name}`,
  )
  const alarm = ofType('AWS::CloudWatch::Alarm').find(
    ({ Properties }) => Properties['AlarmName'] === `hoellenlaerm-prod-${name}-behind`,
  )
  expect(queue?.Properties['VisibilityTimeout']).toBe(hidden)
  expect(alarm?.Properties).toMatchObject({ Threshold: behind, EvaluationPeriods: 2 })
  expect(alarm?.Properties['AlarmDescription']).toContain(` ${behind / 60} minutes behind`)
})

test('gives a sender the URL of the queue and the permission to send only', () => {
  const environment = JSON.stringify(functionNamed('start-printing')?.Properties['Environment'])
  expect(environment).toContain('QUEUES')
  const rights = rightsOf('start-printing')
  expect(rights).toContain('sqs:SendMessage')
  expect(rights).toContain('sqs:GetQueueAttributes')
  expect(rights).not.toContain('sqs:ReceiveMessage')
  expect(rights).not.toContain('bedrock')
})

test('gives a watcher of queues access to their dead letters, and a watcher of the budget its value', () => {
  expect(rightsOf('start-printing')).toMatch(/Failed/)
  expect(JSON.stringify(functionNamed('start-printing')?.Properties['Environment'])).toContain(
    'dailyBudgetUsd',
  )
})

test('allows a caller of the model only that model', () => {
  const rights = rightsOf('print-note')
  expect(rights).toContain('bedrock:InvokeModel')
  const [profile] = ofType('AWS::Bedrock::ApplicationInferenceProfile')
  expect(rights).toContain(`{"Fn::GetAtt":["${profile?.logicalId ?? ''}","InferenceProfileArn"]}`)
  expect(rights).not.toContain(stages.prod.model.profile)
  expect(rights).not.toMatch(/"[^"]*foundation-model\/\*"/)
  expect(JSON.stringify(functionNamed('print-note')?.Properties['Environment'])).toContain('MODEL')
})

test('calls the model by a profile of the stage, whose tags the budget counts', () => {
  const [profile, ...others] = ofType('AWS::Bedrock::ApplicationInferenceProfile')
  expect(others).toEqual([])
  expect(profile?.Properties).toMatchObject({
    InferenceProfileName: expect.stringMatching(/^(?:[0-9a-zA-Z][ _-]?){1,64}$/) as unknown,
    Tags: expect.arrayContaining([{ Key: 'stage', Value: 'prod' }]) as unknown,
  })
  expect(JSON.stringify(profile?.Properties['ModelSource'])).toContain(
    `inference-profile/${stages.prod.model.profile}`,
  )
  expect(JSON.stringify(functionNamed('print-note')?.Properties['Environment'])).toContain(
    'profileArn',
  )
  expect(JSON.stringify(functionNamed('start-printing')?.Properties['Environment'])).not.toContain(
    'profileArn',
  )
})

test('lets a checker of the news also call the second reader, by a profile of its own', async () => {
  const reader = { ...stages.prod.model, profile: 'eu.other.small-v1:0', id: 'other.small-v1:0' }
  const stage = { ...stages.prod, model: { ...stages.prod.model, reader } }
  const files = writeFunctions({
    'prints/access.ts': `export const access = {
  workers: {
    'print-note': { summary: 'Prints', table: ['GetItem'], model: true, secondReader: true },
    'bind-note': { summary: 'Binds', table: ['GetItem'], model: true },
    'compare-note': { summary: 'Compares', table: ['GetItem'], budget: true, secondReader: true },
  },
}
`,
    'prints/bind-note.ts': 'export const handler = async () => ({ batchItemFailures: [] })\n',
    'prints/compare-note.ts': 'export const handler = async () => ({ batchItemFailures: [] })\n',
    'prints/start-printing.ts': null,
  })
  const product = await synthesise(stage, files, fixtureContracts)
  const profiles = product.ofType('AWS::Bedrock::ApplicationInferenceProfile')
  expect(profiles.map(({ Properties }) => Properties['InferenceProfileName'])).toEqual([
    expect.stringMatching(/^hoellenlaerm-prod-eu-anthropic/),
    'hoellen-read-prod-eu-other-small-v1-0',
  ])
  const textOf = (type: string, name: string): string =>
    JSON.stringify(
      product
        .ofType(type)
        .find(({ Properties }) => JSON.stringify(Properties).includes(`hoellenlaerm-prod-${name}`))
        ?.Properties,
    )
  const reading = textOf('AWS::IAM::Role', 'print-note')
  expect(reading).toContain(profiles[1]?.logicalId)
  expect(reading).toContain('foundation-model/other.small-v1:0')
  expect(textOf('AWS::IAM::Role', 'bind-note')).not.toMatch(/other\.small|ReaderModel/)
  expect(textOf('AWS::Lambda::Function', 'print-note')).toContain('eu.other.small-v1:0')
  expect(textOf('AWS::Lambda::Function', 'bind-note')).not.toContain('eu.other.small-v1:0')
  const comparing = textOf('AWS::IAM::Role', 'compare-note')
  expect(comparing).toContain('foundation-model/other.small-v1:0')
  expect(comparing).not.toContain(profiles[0]?.logicalId)
  expect(textOf('AWS::Lambda::Function', 'compare-note')).toContain('eu.other.small-v1:0')
})

test('names the profile of the stage after its source, because a replaced one still has its name', async () => {
  const stage = {
    ...stages.prod,
    model: { ...stages.prod.model, profile: `global.${stages.prod.model.id}` },
  }
  const other = await synthesise(stage, writeFunctions(), fixtureContracts)
  const nameIn = (one: typeof ofType): unknown =>
    one('AWS::Bedrock::ApplicationInferenceProfile')[0]?.Properties['InferenceProfileName']
  expect(nameIn(other.ofType)).not.toBe(nameIn(ofType))
})

test('counts the stage by its tag in the budget', async () => {
  const stage = { ...stages.prod, alarmsMail: 'laut@hoellenlaerm.example' }
  const product = await synthesise(stage, writeFunctions(), fixtureContracts)
  const [budget] = product.ofType('AWS::Budgets::Budget')
  expect(budget?.Properties['Budget']).toMatchObject({
    CostFilters: { TagKeyValue: ['user:stage$prod'] },
  })
})
