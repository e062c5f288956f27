import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ROOT } from '../../root.ts'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))

it.each(['new:endpoint', 'new:screen'])(
  'prints how to use npm run %s without arguments',
  (name) => {
    const [, file = ''] = (scripts[name] ?? '').split(' ')
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, file)], { encoding: 'utf8' })
    expect(status).toBe(2)
    expect(stderr).toContain(`npm run ${name} --`)
  },
)
