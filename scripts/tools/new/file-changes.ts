import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files that a generator writes, below one root. It never overwrites a file. */
export class FileChanges {
  readonly changed: string[] = []
  private readonly root: string

  constructor(root: string) {
    this.root = root
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path))
  }

  /** @throws Error when the file exists */
  create(path: string, text: string): void {
    if (this.has(path)) throw new Error(`${path} exists.`)
    mkdirSync(dirname(join(this.root, path)), { recursive: true })
    this.write(path, text)
  }

  /** @throws Error when `change` leaves the text as it is: the place to insert was not found */
  edit(path: string, change: (text: string) => string): void {
    const before = readFileSync(join(this.root, path), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`Found no place to insert in ${path}.`)
    this.write(path, after)
  }

  private write(path: string, text: string): void {
    writeFileSync(join(this.root, path), text)
    this.changed.push(path)
  }
}
