import type { DynamoDBRecord } from 'aws-lambda'
import * as fc from 'fast-check'

/** The delays of an event's deliveries, in steps of the queue: one to five deliveries in any order. */
export const anyDelivery = fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 5 })

interface Due {
  readonly at: number
  readonly record: DynamoDBRecord
}

/**
 * The worst case of a standard queue: every event arrives at least once, some several times,
 * in any order, and events that are due together arrive concurrently.
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

  /** One step of the queue, with the event that it brings. */
  async next(record: DynamoDBRecord | null, delays: readonly number[]): Promise<void> {
    if (record) this.due.push(...delays.map((delay) => ({ at: this.step + delay, record })))
    await this.receiveUntil(this.step++)
  }

  /** Delivers everything that is still delayed. */
  async drain(): Promise<void> {
    while (this.due.length > 0) await this.next(null, [])
  }
}
