export { distanceKm, type Position } from './town.rules.ts'
export { findTown, findTownById, presentPlace, searchTowns } from './towns.ts'
