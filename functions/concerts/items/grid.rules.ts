import type { Position } from '#shared/domain/towns/town.ts'

/** A circle that an alert watches, or a list shows. */
export interface Circle extends Position {
  readonly radiusKm: number
}

/**
 * Two grids, so that a small circle shares its cells with few others and a large one needs no more than six of them
 * (docs/decisions/0043-alerts-in-grid-cells.md).
 */
const FINE = { name: 'F', degrees: 1 }
const COARSE = { name: 'C', degrees: 4 }
const MAX_FINE_KM = 50
const KM_PER_DEGREE = 111.3

type Grid = typeof FINE

const indexOf = (degrees: number, { degrees: size }: Grid): number => Math.floor(degrees / size)

const cellName = ({ name }: Grid, row: number, column: number): string => `${name}${row}:${column}`

const cellAt = ({ latitude, longitude }: Position, grid: Grid): string =>
  cellName(grid, indexOf(latitude, grid), indexOf(longitude, grid))

/** The cells that alerts of a concert here are stored in, one of each grid. */
export const cellsAt = (position: Position): readonly string[] =>
  [FINE, COARSE].map((grid) => cellAt(position, grid))

/** The cell that a concert here is listed in, for circles of up to 50 km. */
export const fineCellAt = (position: Position): string => cellAt(position, FINE)

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** The cells that a circle touches. */
export const coverWithCells = ({ latitude, longitude, radiusKm }: Circle): readonly string[] => {
  const grid = radiusKm <= MAX_FINE_KM ? FINE : COARSE
  const height = radiusKm / KM_PER_DEGREE
  const north = Math.min(89, Math.abs(latitude) + height)
  const width = height / Math.cos((north * Math.PI) / 180)
  const rows = range(indexOf(latitude - height, grid), indexOf(latitude + height, grid))
  const columns = range(indexOf(longitude - width, grid), indexOf(longitude + width, grid))
  return rows.flatMap((row) => columns.map((column) => cellName(grid, row, column)))
}
