export { readPushState } from './push-state.presenter.ts'
