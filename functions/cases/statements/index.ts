export { putStatement, type NewStatement } from '#platform/content/statement.items.ts'
export { presentHeading, presentStatement } from './statement.presenter.ts'
