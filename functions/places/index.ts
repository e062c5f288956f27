export { distanceKm, type Position } from './towns/town.rules.ts'
export { findTown, findTownById, presentPlace } from './towns/towns.ts'
