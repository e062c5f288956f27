import { db } from '#platform/table/table.ts'
import { resetThrottles } from '#platform/http/throttle.ts'

export interface Units {
  read: number
  write: number
  calls: number
}

interface Capacity {
  ReadCapacityUnits?: number
  WriteCapacityUnits?: number
  CapacityUnits?: number
}

const isWrite = (command: string): boolean =>
  /^(Put|Update|Delete|TransactWrite|BatchWrite)/.test(command)

const add = (units: Units, command: string, capacity: Capacity): void => {
  const total = capacity.CapacityUnits ?? 0
  units.read += capacity.ReadCapacityUnits ?? (isWrite(command) ? 0 : total)
  units.write += capacity.WriteCapacityUnits ?? (isWrite(command) ? total : 0)
}

type Call = typeof db.call

/** Calls as `call` does, and adds what the engine says that it consumed. */
const counting =
  (call: Call, sum: Units): Call =>
  async <Output extends object>(operation: string, input: object): Promise<Output> => {
    const output = await call<Output>(operation, { ...input, ReturnConsumedCapacity: 'TOTAL' })
    const { ConsumedCapacity } = output as { ConsumedCapacity?: Capacity | Capacity[] }
    sum.calls++
    for (const one of [ConsumedCapacity ?? []].flat()) add(sum, operation, one)
    return output
  }

/** AWS's own DynamoDB Local counts transactions and missing items differently from the service. */
export const unitsAreExact = process.env['DYNAMODB_ENGINE'] !== 'dynamodb-local'

/** What `work` consumes at the engine, without throttle leases of earlier calls. Nothing else may run concurrently. */
export const unitsOf = async (work: () => Promise<unknown>): Promise<Units> => {
  resetThrottles()
  const sum: Units = { read: 0, write: 0, calls: 0 }
  const { call } = db
  db.call = counting(call, sum)
  try {
    await work()
  } finally {
    db.call = call
  }
  return sum
}
