export { hornsKey, putHorns } from './horns.items.ts'
export { postOf, pushHorns } from './push-horns.ts'
export { renderHorns } from './render-horns.ts'
