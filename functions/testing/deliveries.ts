import type { DynamoDBRecord } from 'aws-lambda'
import * as fc from 'fast-check'

/** How often an event comes and how late each time, in steps of the cluster: one to five times, in any order. */
export const anyDelivery = fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 5 })

interface Due {
  readonly at: number
  readonly record: DynamoDBRecord
}

/**
 * A queue as unreliable as it may be: every event comes at least once, some several times,
 * some before and some long after later ones, and what is due together comes at once.
 */
export class UnreliableQueue {
  private due: Due[] = []
  private step = 0
  private readonly receive: (record: DynamoDBRecord) => Promise<void>

  constructor(receive: (record: DynamoDBRecord) => Promise<void>) {
    this.receive = receive
  }

  private async receiveUntil(step: number): Promise<void> {
    const ready = this.due.filter(({ at }) => at <= step)
    this.due = this.due.filter(({ at }) => at > step)
    await Promise.all(ready.map(({ record }) => this.receive(record)))
  }

  /** One step of the cluster with the event it makes, if any. */
  async next(record: DynamoDBRecord | null, delays: readonly number[]): Promise<void> {
    if (record) this.due.push(...delays.map((delay) => ({ at: this.step + delay, record })))
    await this.receiveUntil(this.step++)
  }

  /** Everything that is still under way arrives. */
  async drain(): Promise<void> {
    while (this.due.length > 0) await this.next(null, [])
  }
}
