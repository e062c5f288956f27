import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import webPush from 'web-push'
import { LOCAL_PUSH_KEYS } from '#testing/push-keys.ts'
import { startPushService, type PushService } from '#testing/stand-ins/push-service.ts'
import { defineBench, secondsOf, until } from './bench.ts'
import { startCloud } from './cloud.ts'

/** Later pushes would be repeated ones. */
const REST_MS = 3000
/** At any time of a day, the day of the news contains the time six hours ago. */
const WRITTEN_MS = 6 * 3_600_000
const ENCRYPTIONS = 500

interface Receiver {
  readonly memberId: string
  readonly endpoint: string
}

/** Members with push and one device each, and three articles of today. */
const fill = async (service: PushService, members: number): Promise<readonly Receiver[]> => {
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

/** The worker does not know whether such a push arrived, and repeats it; its tag replaces the first on the device. */
const countUnanswered = (logs: string): number =>
  readdirSync(logs, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('send-push'))
    .reduce(
      (sum, name) => sum + readFileSync(join(logs, name), 'utf8').split('"push failed"').length - 1,
      0,
    )

export const bench = defineBench({
  options: { members: 10_000 },
  figures: {
    // The same for 100,000 members on AWS: docs/cost.md
    'until all members are reached': [600, 's'],
    'members that are not reached': [0, 'members'],
    'CPU to sign and encrypt one': [2, 'ms'],
  },
  measure: async (run) => {
    const { members } = run.options
    const service = await startPushService(LOCAL_PUSH_KEYS.PUSH_PUBLIC_KEY)
    run.cleanup.defer(() => service.stop())
    const cloud = await startCloud(run, { standIns: service.standIns })
    const receivers = await fill(service, members)
    const seconds = await secondsOf(async () => {
      await cloud.runSchedule('start-news-push')
      await until(() => countReceived(service, receivers).reached === members)
    })
    await sleep(REST_MS)
    const { reached, pushes } = countReceived(service, receivers)
    console.log(
      [
        `${String(members)} members with one device`,
        `${String(reached)} reached, ${(reached / seconds).toFixed(0)} a second`,
        `${String(pushes - reached)} pushes more than one for a device (0)`,
        `${String(countUnanswered(join(run.directory, 'logs')))} pushes without an answer within five seconds, which are repeated`,
      ].join('\n'),
    )
    return {
      'until all members are reached': seconds,
      'members that are not reached': members - reached,
      'CPU to sign and encrypt one': encryptionMs(service),
    }
  },
})
