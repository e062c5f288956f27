import { afterAll, beforeAll, expect, it } from 'vitest'
import { access } from '../../functions/contact/access.ts'
import { grantCondition, listGrants } from '#platform/grants.ts'
import { NEWSLETTER_CONSENT_VERSION } from '#shared/domain/legal.ts'
import type { LocalCloud } from './cloud.ts'
import { lambda, route, SITE_ORIGIN } from './testing/resources.ts'
import { role } from './testing/roles.ts'
import { fixture } from './testing/start-fixture.ts'

const HANDLER = '../../functions/contact/newsletter/subscribe-newsletter.ts'

const tableArn = 'arn:aws:dynamodb:eu-central-1:000000000000:table/fixture'

/** What the template grants to a real function. */
const granted = listGrants(access.endpoints?.['subscribeNewsletter'] ?? {}, {
  tableArn,
  mediaBucketArn: '',
  contactTopicArn: '',
  modelArns: [],
  readerArns: [],
  queue: () => ({ arn: '', failedArn: '' }),
}).map((grant) => ({
  Action: grant.actions,
  Resource: grant.resources,
  Condition: grantCondition(grant),
}))

const ONE_KEY = {
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['THROTTLE#newsletterPerAddress#*'] },
}

/** The same function with other grants, each behind a path of its own. */
const GRANTS = {
  all: granted,
  none: [],
  oneKey: granted.map((statement) => ({ ...statement, Condition: ONE_KEY })),
}

const partsFor = (name: string, statements: typeof granted) => ({
  [`${name}Role`]: role(...statements),
  [name]: lambda(name, {
    MemorySize: 512,
    Timeout: 10,
    Role: { 'Fn::GetAtt': [`${name}Role`, 'Arn'] },
    Environment: {
      Variables: { TABLE_NAME: 'fixture', SITE_ORIGIN, STAGE: 'test', THROTTLES: '{}' },
    },
  }),
  ...route(`POST /api/${name}`, name),
})

const names = Object.keys(GRANTS)

const site = fixture({
  resources: Object.assign(
    {},
    ...Object.entries(GRANTS).map(([name, statements]) => partsFor(name, statements)),
  ) as Record<string, unknown>,
  assets: Object.fromEntries(
    names.map((name) => [
      name,
      { 'index.mjs': `export { handler } from '${import.meta.resolve(HANDLER)}'` },
    ]),
  ),
})

let cloud: LocalCloud

beforeAll(async () => {
  cloud = await site.start()
})

afterAll(async () => {
  await cloud.stop()
  site.remove()
})

const subscribeWith = async (grants: keyof typeof GRANTS) => {
  const response = await fetch(`${cloud.url}/api/${grants}`, {
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
  expect(await subscribeWith('all')).toMatchObject({
    status: 202,
    body: { message: expect.stringContaining('Vorgemerkt') as string },
  })
})

it.each([
  ['its only statement', 'none'],
  ['one partition key', 'oneKey'],
] as const)(
  'fails with an error in German when the template lacks %s, as on AWS',
  async (_, grants) => {
    const { status, body } = await subscribeWith(grants)
    expect(status).toBe(500)
    expect(body['message']).toContain('Da ist bei uns etwas schiefgelaufen.')
  },
)
