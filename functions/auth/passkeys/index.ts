export { acceptAssertion } from './accept-assertion.ts'
export { presentPasskeysSince } from './passkey.presenter.ts'
export { credentialKey, passkeyIdIn } from './passkey.items.ts'
export { passkeyRange } from './passkey.items.ts'
