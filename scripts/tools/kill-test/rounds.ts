import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { UNLIMITED_THROTTLES } from '#testing/hostile/unlimited.ts'
import { onSignal } from '../../lifetime.ts'
import { startProcess, type LocalCloudProcess } from '../../local/testing/local-cloud-process.ts'
import { registerMember, sendTo, type Member, type Send } from './client.ts'
import { verify, verifyPosts } from './verify.ts'
import type { World } from './world.ts'
import { findPartner, Writer } from './writer.ts'

const WRITERS = 16
const HOT_POSTS = 4
const POLL_MS = 5
/** A kill meets each moment of a write, not only the one after an answer. */
const MAX_EXTRA_MS = 50

export interface KillTestOptions {
  readonly directory: string
  readonly rounds: number
  /** Acknowledged writes of a round before the kill. */
  readonly writes: number
  readonly say: (line: string) => void
  /** For the local cloud, e.g. `LOCAL_DYNAMODB`. */
  readonly variables?: Readonly<Record<string, string>>
}

export interface KillTestResult {
  readonly acknowledged: number
  /** What differs from what was acknowledged; empty when nothing was lost or doubled. */
  readonly findings: readonly string[]
}

const postOf = async (send: Send, { token }: Member): Promise<string> => {
  const { body } = await send({
    method: 'POST',
    path: '/api/community/posts',
    token,
    content: { content: 'Hier ist es laut.' },
    key: randomUUID(),
  })
  return (body as { id: string }).id
}

const acknowledgedBy = (writers: readonly Writer[]): number =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)

class KillTest {
  readonly #options: KillTestOptions
  readonly #writers: Writer[] = []
  #host: Member | undefined
  #cloud: LocalCloudProcess | undefined
  #hotPosts = 0

  constructor(options: KillTestOptions) {
    this.#options = options
  }

  async run(): Promise<KillTestResult> {
    const findings: string[] = []
    const withdraw = onSignal(async () => this.#cloud?.kill())
    try {
      for (let round = 1; round <= this.#options.rounds; round++) {
        const found = await this.#round()
        findings.push(...found)
        const writes = acknowledgedBy(this.#writers)
        this.#options.say(
          `round ${String(round)}: ${String(writes)} acknowledged writes, ${String(findings.length)} findings`,
        )
        for (const finding of found) this.#options.say(`  ${finding}`)
      }
      findings.push(...(await this.#verifyAllPosts()))
      return { acknowledged: acknowledgedBy(this.#writers), findings }
    } finally {
      withdraw()
      await this.#cloud?.kill()
    }
  }

  /** Writes until the kill, starts again, and compares. */
  async #round(): Promise<string[]> {
    const before = await this.#start()
    const host = await this.#populate(before)
    const hotPosts: string[] = []
    while (hotPosts.length < HOT_POSTS) hotPosts.push(await postOf(before, host))
    this.#hotPosts += HOT_POSTS
    await this.#writeUntilKilled(before, hotPosts)
    const send = await this.#start()
    await Promise.all(this.#writers.map((writer) => writer.settle(send)))
    return verify({ send, writers: this.#writers, host, hotPosts }, this.#hotPosts)
  }

  /** The process that is still up, or a new one. */
  async #start(): Promise<Send> {
    this.#cloud ??= await startProcess(this.#options.directory, {
      // Writers reach the limits for floods in minutes.
      THROTTLES: UNLIMITED_THROTTLES,
      ...this.#options.variables,
    })
    return sendTo(this.#cloud.url)
  }

  async #populate(send: Send): Promise<Member> {
    this.#host ??= await registerMember(send, 'gastgeber')
    if (this.#writers.length === WRITERS) return this.#host
    while (this.#writers.length < WRITERS) {
      const name = `schreiber${String(this.#writers.length)}`
      this.#writers.push(new Writer(await registerMember(send, name)))
    }
    const members = this.#writers.map(({ member }) => member)
    // The second of a pair accepts the request of the first by answering.
    for (const writer of this.#writers)
      await writer.greet(send, findPartner(writer.member, members))
    return this.#host
  }

  async #writeUntilKilled(send: Send, hotPosts: readonly string[]): Promise<void> {
    const members = this.#writers.map(({ member }) => member)
    const enough = acknowledgedBy(this.#writers) + this.#options.writes
    const writing = this.#writers.map((writer) => writer.write(send, { hotPosts, members }))
    while (acknowledgedBy(this.#writers) < enough) await sleep(POLL_MS)
    await sleep(Math.random() * MAX_EXTRA_MS)
    await this.#cloud?.kill()
    this.#cloud = undefined
    await Promise.all(writing)
  }

  /** The posts of all rounds, also those that were written before other kills. */
  async #verifyAllPosts(): Promise<string[]> {
    if (!this.#host) return []
    const send = await this.#start()
    const world: World = { send, writers: this.#writers, host: this.#host, hotPosts: [] }
    return [
      ...(await verifyPosts(world, ({ achievements }) => achievements.posts, 200)),
      ...(await verifyPosts(world, ({ achievements }) => achievements.deletedPosts, 404)),
    ]
  }
}

/**
 * 16 writers post, delete, comment, like, follow and chat while the local cloud is killed with its whole process tree.
 * After each restart everything that was acknowledged is compared with what the server answers, counters included.
 */
export const runKillTest = (options: KillTestOptions): Promise<KillTestResult> =>
  new KillTest(options).run()
