export { credentialKey, passkeyIdIn } from './passkey.items.ts'
export { passkeyRange } from './passkey.items.ts'
