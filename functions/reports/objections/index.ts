export { changeObjection, isObjectable, objectionKey, objectionOf } from './objection.ts'
