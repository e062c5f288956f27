export { distanceKm, type Position, type Town } from './towns/town.rules.ts'
export { findTown, findTownById, presentPlace } from './towns/towns.ts'
