import { db } from '#platform/table/table.ts'

export type TableCall = typeof db.call

/** What happens at each call of the table instead of `next`, which it may call. */
export type TableLayer = <Output extends object>(
  next: TableCall,
  operation: string,
  input: object,
) => Promise<Output>

/** The last one is the outermost. */
const layers: TableLayer[] = []

const { call } = db

const callBelow = (depth: number): TableCall => {
  const layer = layers[depth - 1]
  return layer ? (operation, input) => layer(callBelow(depth - 1), operation, input) : call
}

db.call = (operation, input) => callBelow(layers.length)(operation, input)

/**
 * Puts a layer around all calls of the table, and returns how to take it away. Files of a process share the table's
 * client, so nobody puts back what they once saw there: that would take away what others have put around it since.
 */
export const aroundTable = (layer: TableLayer): (() => void) => {
  layers.push(layer)
  return () => {
    const index = layers.indexOf(layer)
    if (index >= 0) layers.splice(index, 1)
  }
}
