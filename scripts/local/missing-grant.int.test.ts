import { afterEach, expect, it } from 'vitest'
import { access } from '../../functions/contact/access.ts'
import { conditionOf, grantsOf } from '#platform/grants.ts'
import { NEWSLETTER_CONSENT_VERSION } from '#shared/domain/legal.ts'
import type { LocalCloud } from './cloud.ts'
import { lambda, route, SITE_ORIGIN } from './testing/resources.ts'
import { role } from './testing/roles.ts'
import { fixture } from './testing/start-fixture.ts'

const HANDLER = '../../functions/contact/newsletter/subscribe-newsletter.ts'

const tableArn = 'arn:aws:dynamodb:eu-central-1:000000000000:table/fixture'

/** What the template grants to a real function. */
const granted = grantsOf(access.endpoints?.['subscribeNewsletter'] ?? {}, {
  tableArn,
  mediaBucketArn: '',
  contactTopicArn: '',
  modelArns: [],
  readerArns: [],
  queue: () => ({ arn: '', failedArn: '' }),
}).map((grant) => ({
  Action: grant.actions,
  Resource: grant.resources,
  Condition: conditionOf(grant),
}))

type Statement = (typeof granted)[number]

let site: ReturnType<typeof fixture> | undefined
let cloud: LocalCloud | undefined

afterEach(async () => {
  await cloud?.stop()
  site?.remove()
})

const subscribeWith = async (...statements: Statement[]) => {
  site = fixture({
    resources: {
      SubscribeRole: role(...statements),
      subscribe: lambda('subscribe', {
        MemorySize: 512,
        Timeout: 10,
        Role: { 'Fn::GetAtt': ['SubscribeRole', 'Arn'] },
        Environment: {
          Variables: { TABLE_NAME: 'fixture', SITE_ORIGIN, STAGE: 'test', THROTTLES: '{}' },
        },
      }),
      ...route('POST /api/newsletter', 'subscribe'),
    },
    assets: {
      subscribe: { 'index.mjs': `export { handler } from '${import.meta.resolve(HANDLER)}'` },
    },
  })
  cloud = await site.start()
  const response = await fetch(`${cloud.url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'laut@krach.example',
      consentVersion: NEWSLETTER_CONSENT_VERSION,
    }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

it('answers when the template grants what the function needs', async () => {
  expect(await subscribeWith(...granted)).toMatchObject({
    status: 202,
    body: { message: expect.stringContaining('Vorgemerkt') as string },
  })
})

it.each([
  ['its only statement', []],
  [
    'one partition key',
    granted.map((statement) => ({
      ...statement,
      Condition: {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['THROTTLE#newsletterPerAddress#*'] },
      },
    })),
  ],
])('fails with an error in German when the template lacks %s, as on AWS', async (_, statements) => {
  const { status, body } = await subscribeWith(...statements)
  expect(status).toBe(500)
  expect(body['message']).toContain('Da ist bei uns etwas schiefgelaufen.')
})
