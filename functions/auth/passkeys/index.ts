export { acceptAssertion } from './accept-assertion.ts'
export { presentPasskeysSince } from './passkey.presenter.ts'
