import { THROTTLES } from '#shared/domain/throttles.ts'

/** For tests of when a throttle opens again: the windows of the product instead of one that never ends. */
process.env['THROTTLES'] = JSON.stringify(THROTTLES)
