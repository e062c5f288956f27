import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import webPush from 'web-push'
import { stages } from '#infra/stages.ts'
import { LOCAL_PUSH_KEYS } from '#testing/push-keys.ts'
import { startPushService, type PushService } from '#testing/stand-ins/push-service.ts'
import { environment } from '../../env.ts'
import { endOnSignals } from '../../lifetime.ts'
import { freePort } from '#testing/free-port.ts'
import { ADMIN_CREDENTIALS } from '../../local/iam/access-keys.ts'
import { startLocalCloud } from '../../product/start.ts'
import { useRunFolder } from '../../run-folder.ts'
import { reportFigures, type Figure } from '../measurements/figure.ts'

const { values } = parseArgs({ options: { members: { type: 'string', default: '10000' } } })
const members = Number(values.members)
const POLL_MS = 200
const GIVE_UP_MS = 1_200_000
/** Later pushes would be repeated ones. */
const REST_MS = 3000
/** At any time of a day, the day of the news contains the time six hours ago. */
const WRITTEN_MS = 6 * 3_600_000
const ENCRYPTIONS = 500
/** The same for 100,000 members on AWS: docs/cost.md */
const MAX_SECONDS = 600
const MAX_ENCRYPTION_MS = 2

interface Receiver {
  readonly memberId: string
  readonly endpoint: string
}

/** Members with push and one device each, and three articles of today. */
const fill = async (service: PushService): Promise<readonly Receiver[]> => {
  const [{ putAll }, { newId }, { deviceIdOf, deviceKey }, { pushMemberKey }, { storedArticle }] =
    await Promise.all([
      import('#platform/table/index.ts'),
      import('#platform/runtime/ids.ts'),
      import('#functions/push/items/index.ts'),
      import('#functions/settings/index.ts'),
      import('#testing/articles.ts'),
    ])
  const receivers = Array.from({ length: members }, () => {
    const { endpoint, keys } = service.subscribe()
    return { memberId: newId(), endpoint, keys }
  })
  const switches = { enabled: true, community: true, content: true, system: true }
  // Whatever the time of the bench is.
  const quietHours = { isOn: false, from: '22:00', to: '08:00' }
  const createdAt = new Date().toISOString()
  await putAll(
    receivers.flatMap(({ memberId, endpoint, keys }) => [
      { ...pushMemberKey(memberId), ...switches, personalized: true, quietHours },
      {
        ...deviceKey(memberId, deviceIdOf(endpoint)),
        ...{ endpoint, ...keys, publicKey: '', name: 'Bench', createdAt, sessionId: newId() },
      },
    ]),
  )
  const titles = ['Eisenpfad kündigen Tour an', 'Grabglut im Studio', 'Moorchor: neue Single']
  const generatedAt = new Date(Date.now() - WRITTEN_MS).toISOString()
  await putAll(titles.flatMap((title) => storedArticle({ title, generatedAt }).items))
  return receivers
}

/** Milliseconds of the CPU for one push. */
const encryptionMs = (service: PushService): number => {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = LOCAL_PUSH_KEYS
  const subscription = service.subscribe()
  const vapidDetails = { subject: 'https://hoellenlaerm.test', publicKey, privateKey }
  const start = process.cpuUsage()
  for (let index = 0; index < ENCRYPTIONS; index++)
    webPush.generateRequestDetails(subscription, 'x'.repeat(600), { vapidDetails })
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / ENCRYPTIONS
}

const countReceived = (service: PushService, receivers: readonly Receiver[]) => {
  const counts = receivers.map(({ endpoint }) => service.receivedAt(endpoint).length)
  return {
    reached: counts.filter((count) => count > 0).length,
    pushes: counts.reduce((sum, count) => sum + count, 0),
  }
}

const waitForAll = async (
  service: PushService,
  receivers: readonly Receiver[],
): Promise<number> => {
  const start = performance.now()
  while (performance.now() - start < GIVE_UP_MS) {
    if (countReceived(service, receivers).reached === receivers.length) break
    await sleep(POLL_MS)
  }
  return (performance.now() - start) / 1000
}

/** The worker does not know whether such a push arrived, and repeats it; its tag replaces the first on the device. */
const countUnanswered = (logs: string): number =>
  readdirSync(logs, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('send-push'))
    .reduce(
      (sum, name) => sum + readFileSync(join(logs, name), 'utf8').split('"push failed"').length - 1,
      0,
    )

endOnSignals()
useRunFolder()
const directory = mkdtempSync(join(tmpdir(), 'hoellenlaerm-push-'))
const service = await startPushService(LOCAL_PUSH_KEYS.PUSH_PUBLIC_KEY)
const cloud = await startLocalCloud({
  port: await freePort(),
  dir: directory,
  seed: false,
  standIns: service.standIns,
})
try {
  Object.assign(environment.all, {
    TABLE_NAME: cloud.tableName,
    AWS_REGION: stages.dev.region,
    AWS_ENDPOINT_URL_DYNAMODB: cloud.dynamoEndpoint,
    AWS_ACCESS_KEY_ID: ADMIN_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: ADMIN_CREDENTIALS.secretAccessKey,
  })
  const receivers = await fill(service)
  const started = performance.now()
  await cloud.runSchedule('start-news-push')
  await waitForAll(service, receivers)
  const seconds = (performance.now() - started) / 1000
  await sleep(REST_MS)
  const { reached, pushes } = countReceived(service, receivers)
  console.log(
    [
      `${String(members)} members with one device, load ${loadavg()[0]?.toFixed(1) ?? ''}`,
      `${String(reached)} reached, ${(reached / seconds).toFixed(0)} a second`,
      `${String(pushes - reached)} pushes more than one for a device (0)`,
      `${String(countUnanswered(join(directory, 'logs')))} pushes without an answer within five seconds, which are repeated`,
    ].join('\n'),
  )
  const figure = (name: string, value: number, limit: number, unit: string): Figure => ({
    ...{ name: `push: ${name}`, value, limit, unit },
  })
  reportFigures([
    figure('until all members are reached', seconds, MAX_SECONDS, 's'),
    figure('members that are not reached', members - reached, 0, 'members'),
    figure('CPU to sign and encrypt one', encryptionMs(service), MAX_ENCRYPTION_MS, 'ms'),
  ])
} finally {
  await cloud.stop()
  await service.stop()
  rmSync(directory, { recursive: true, force: true })
}
