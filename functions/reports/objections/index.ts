export { changeObjection, isObjectable, objectionKey, presentObjection } from './objection.ts'
