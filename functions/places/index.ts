export { distanceKm, findTown, findTownById, presentPlace, type Position } from './towns/index.ts'
