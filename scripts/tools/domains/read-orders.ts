import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { orderDomains, picture, type Order } from './order.ts'

const SOURCE_FOLDERS = ['functions', 'scripts'] as const
/** What tests need may reach across; every domain uses the platform, and none the list of handlers. */
const ASIDE = /\.test\.ts$|\/testing\/|^functions\/(?:platform\/|[^/]+$)/

const readFolder = (root: string, folder: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(`${folder}/**/*.ts`, { cwd: root })
      .filter((path) => !ASIDE.test(path))
      .toSorted()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )

/** The order of domains in each of the source folders. */
export const readOrders = (root: string): readonly Order[] =>
  SOURCE_FOLDERS.map((folder) => orderDomains(folder, readFolder(root, folder)))

const PICTURE = /(?<=## The order of domains\n[^]*?```text\n)[^]*?(?=\n```)/

/** The text of docs/architecture.md with the present picture. */
export const withPicture = (document: string, orders: readonly Order[]): string =>
  document.replace(PICTURE, () => orders.map(picture).join('\n\n'))
