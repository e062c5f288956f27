export { isConnected } from './connection.repository.ts'
