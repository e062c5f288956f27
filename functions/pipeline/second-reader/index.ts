export { readSecond, type SecondReading } from './read-second.ts'
