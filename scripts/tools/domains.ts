import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { readOrders, withPicture } from './domains/read-orders.ts'

const FILE = join(ROOT, 'docs/architecture.md')

writeFileSync(FILE, withPicture(readFileSync(FILE, 'utf8'), readOrders(ROOT)))
