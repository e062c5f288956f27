import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { decryptPush, isSignedBy } from '#testing/stand-ins/push-encryption.ts'
import { newSubscription, PUSH_ORIGIN } from '#testing/subscriptions.ts'
import { describeNextSteps, nextPushSecret, writePushKeys } from './make-push-keys.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'push-keys-'))
  file = join(folder, 'push-keys.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const keysIn = () =>
  JSON.parse(readFileSync(file, 'utf8')) as { publicKey: string; privateKey: string }

describe('the keys', () => {
  it('sign and encrypt a push that a browser accepts', () => {
    const publicKey = writePushKeys(file)
    expect(keysIn().publicKey).toBe(publicKey)
    const { subscription, privateKey } = newSubscription()
    const { headers, body } = webPush.generateRequestDetails(subscription, 'Laut', {
      vapidDetails: { subject: 'https://hoellenlaerm.test', ...keysIn() },
    })
    const { Authorization: authorization } = headers as { readonly Authorization: string }
    expect(isSignedBy(authorization, { publicKey, audience: PUSH_ORIGIN })).toBe(true)
    expect(decryptPush(body, { ...subscription.keys, privateKey })).toBe('Laut')
  })

  it('can be read by nobody else', () => {
    writePushKeys(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('never replace those of an earlier call', () => {
    writePushKeys(file)
    const before = readFileSync(file, 'utf8')
    expect(() => writePushKeys(file)).toThrow('exists')
    expect(readFileSync(file, 'utf8')).toBe(before)
  })
})

describe('the next secret', () => {
  it.each([
    [undefined, 'hoellenlaerm-dev-push-1'],
    ['hoellenlaerm-dev-push-1', 'hoellenlaerm-dev-push-2'],
    ['hoellenlaerm-dev-push-9', 'hoellenlaerm-dev-push-10'],
    ['another', 'hoellenlaerm-dev-push-1'],
  ])('after %s is %s', (pushSecret, expected) => {
    const stage = { name: 'dev', ...(pushSecret !== undefined && { pushSecret }) }
    expect(nextPushSecret(stage)).toBe(expected)
  })

  it('is named in every step, and the earlier one is deleted at last', () => {
    const stage = { name: 'dev', region: 'eu-central-1', pushSecret: 'hoellenlaerm-dev-push-1' }
    const steps = describeNextSteps(stage, 'push-keys.json')
    expect(steps).toContain('--region eu-central-1 --name hoellenlaerm-dev-push-2')
    expect(steps).toContain("pushSecret: 'hoellenlaerm-dev-push-2'")
    expect(steps.split('\n').at(-1)).toMatch(/^4\. Delete hoellenlaerm-dev-push-1\./)
    expect(describeNextSteps({ name: 'dev', region: 'eu-central-1' }, 'x')).not.toContain('Delete')
  })
})
