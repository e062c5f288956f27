export { accountItems } from './account.items.ts'
export { hashPassword } from './password-hash.ts'
export { deviceOf } from './sessions/device.ts'
export { deviceText } from './texts.ts'
