import type { Partition } from '#platform/table/index.ts'
import { findSettlement, foldCity, readTown } from '#shared/domain/towns/read-town.ts'
import { distanceKm, type Position } from '#shared/domain/towns/town.ts'
import {
  cellPartition,
  cityPartition,
  type CellListingItem,
  type ListingItem,
} from '../items/listing.items.ts'
import { coverWithCells } from '../items/grid.rules.ts'

type Listed = ListingItem & Partial<CellListingItem>

export interface CircleSearch {
  /** The town itself, and at most six cells around it. */
  readonly partitions: readonly Partition<ListingItem>[]
  readonly matches: (listing: Listed) => boolean
}

const positionOf = ({ latitude, longitude, city, country }: Listed): Position | undefined =>
  latitude !== undefined && longitude !== undefined
    ? { latitude, longitude }
    : findSettlement(city, country)

/** Concerts around a town; around one without a position, those of the town alone. */
export const circleSearch = (city: string, radiusKm: number): CircleSearch => {
  const key = foldCity(city)
  const { settlement } = readTown(city)
  const isWithin = (listing: Listed): boolean => {
    const position = positionOf(listing)
    if (!settlement || !position) return false
    return distanceKm(position, settlement) <= radiusKm
  }
  const cells = settlement ? coverWithCells({ ...settlement, radiusKm }) : []
  return {
    partitions: [cityPartition(city), ...cells.map(cellPartition)],
    matches: (listing) => isWithin(listing) || foldCity(listing.city) === key,
  }
}
