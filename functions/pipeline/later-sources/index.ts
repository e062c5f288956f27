export { findObjection } from './find-objection.ts'
