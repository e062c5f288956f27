import { check } from './command.ts'
import type { Result } from './schedule.ts'

/** Builds site and template in a process of its own: the build of a site sets NODE_ENV, and the CPU of a command is counted. */
export const build = (): Promise<Result> => check('node', ['scripts/tools/checks/prepare-here.ts'])
