import { resetThrottles } from '#platform/http/throttle.ts'
import { aroundTable, type TableCall, type TableLayer } from './table-calls.ts'

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

/** Adds what the engine says that a call consumed. */
const counting =
  (sum: Units): TableLayer =>
  async <Output extends object>(next: TableCall, operation: string, input: object) => {
    const output = await next<Output>(operation, { ...input, ReturnConsumedCapacity: 'TOTAL' })
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
  const stop = aroundTable(counting(sum))
  try {
    await work()
  } finally {
    stop()
  }
  return sum
}
