export { pushStateOf } from './push-state.presenter.ts'
