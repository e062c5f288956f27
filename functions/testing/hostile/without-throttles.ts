import { UNLIMITED_THROTTLES } from './unlimited.ts'

// Import this file before anything that reads the environment.
process.env['THROTTLES'] = UNLIMITED_THROTTLES
