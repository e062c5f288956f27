import { expect, it } from 'vitest'
import { contracts } from '#shared/api/index.ts'
import { stages } from '#infra/stages.ts'
import type { DomainAccess } from '#platform/access.ts'
import { deployedOf } from './deployed.ts'

const news: DomainAccess = {
  effects: { 'notify-likes': { listens: ['PostLike.created'], blocks: 'silenced' } },
  workers: { 'read-source': { summary: 'Reads a feed' } },
}
const feedRun = { schedules: { 'start-feed-run': { summary: 'Starts', cron: '0 * * * *' } } }

it('counts each metric of an alarm, because an expression of several costs as much as several alarms', () => {
  const none = deployedOf(stages.prod, [], [])
  const scheduled = deployedOf(stages.prod, [feedRun], [])
  // Errors for one alarm; invocations and errors for the other.
  expect(scheduled.alarmMetrics - none.alarmMetrics).toBe(3)
  const gradual = deployedOf(stages.prod, [], contracts)
  expect(gradual.alarmMetrics - none.alarmMetrics).toBe(5 * 3)
  expect(gradual.customMetrics).toBe(7)
})

it('counts two alarms of each queue, and the queues of effects alone', () => {
  const none = deployedOf(stages.prod, [], [])
  const some = deployedOf(stages.prod, [news], [])
  expect(some.alarmMetrics - none.alarmMetrics).toBe(4)
  expect([none.queues, some.queues]).toEqual([0, 1])
})

it('counts the alarms of mail in a stage that sends', () => {
  const mail = { sender: 'laut@laerm.example', identity: 'laerm.example' }
  const sending = deployedOf({ ...stages.prod, mail }, [], [])
  expect(sending.alarmMetrics - deployedOf(stages.prod, [], []).alarmMetrics).toBe(2)
})
