import type { Units } from './figures.ts'
import { PUSH_UNITS, RECEIVERS_PER_PAGE } from '#testing/push-units.ts'
import { PRICES } from './prices.ts'

const MILLION = 1_000_000
const DAYS = 30
/** Estimated: members who switch push on, and what they get a day besides the news. */
const WITH_PUSH = 0.3
const PUSHES_PER_DAY = 3
const DEVICES = 1.5

const MEMORY_GB = 0.5
const NOTES_PER_RUN = 10
/** The answer of a push service that is far away, the calls of the table, and the encryption at a third of a CPU. */
const PUSH_SERVICE_MS = 300
const ROUND_TRIP_MS = 4
const ENCRYPTION_MS = 10
const SEND_WORKERS = 20
const FAN_OUT_WORKERS = 16
const PARALLEL_WRITES = 25
/** A message is sent, received and deleted, ten at a time. */
const QUEUE_REQUESTS = 0.3

const unitDollars = ({ read, write }: Units): number =>
  (read * PRICES.readUnits + write * PRICES.writeUnits) / MILLION

const runDollars = (ms: number): number =>
  PRICES.lambdaRequests / MILLION + (ms / 1000) * MEMORY_GB * PRICES.lambdaGigabyteSeconds

/** A run of `send-push` sends ten notes at once; their encryption shares the CPU. */
const SEND_RUN_MS =
  PUSH_SERVICE_MS + PUSH_UNITS.send.calls * ROUND_TRIP_MS + NOTES_PER_RUN * DEVICES * ENCRYPTION_MS

const PAGE_MS =
  (RECEIVERS_PER_PAGE / PARALLEL_WRITES + RECEIVERS_PER_PAGE / NOTES_PER_RUN + 4) *
  ROUND_TRIP_MS *
  2

/** To all devices of a member, without deciding about it. */
const sendDollars = (): number =>
  unitDollars(PUSH_UNITS.send) +
  runDollars(SEND_RUN_MS) / NOTES_PER_RUN +
  (QUEUE_REQUESTS * PRICES.queueRequests) / MILLION

const pageDollars = (): number =>
  (unitDollars(PUSH_UNITS.page) + runDollars(PAGE_MS)) / RECEIVERS_PER_PAGE

export interface PushCost {
  /** Dollars of one push, from its event to the push services. */
  readonly event: number
  /** Dollars of one receiver of a push to everybody. */
  readonly fanOut: number
  /** Dollars a month. */
  readonly month: (members: number) => number
  /** Until the last of so many receivers has the push. */
  readonly minutes: (receivers: number) => number
}

/** @param decide units of the effect that decides about a push */
export const calculatePushCost = (decide: Units): PushCost => {
  const event = unitDollars(decide) + runDollars(50) + sendDollars()
  const fanOut = pageDollars() + sendDollars()
  return {
    event,
    fanOut,
    month: (members) => members * WITH_PUSH * DAYS * (PUSHES_PER_DAY * event + fanOut),
    minutes: (receivers) => {
      const pages = (receivers / RECEIVERS_PER_PAGE / FAN_OUT_WORKERS) * PAGE_MS
      const runs = (receivers / NOTES_PER_RUN / SEND_WORKERS) * SEND_RUN_MS
      return (pages + runs) / 60_000
    },
  }
}

export const PUSH_ESTIMATE = `${String(WITH_PUSH * 100)} % of the members with push on ${String(DEVICES)} devices, and ${String(PUSHES_PER_DAY)} pushes a day besides the news`
