import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

interface Listed {
  readonly parent: number
  readonly bytes: number
}

interface Read {
  readonly bytes: number
  readonly at: number
}

const KB = 1024
/** An option each: on macOS, everything after the first = is one heading. */
const COLUMNS = ['-A', '-o', 'pid=', '-o', 'ppid=', '-o', 'rss=']
/** Each waiting call asks for all isolates, and each busy isolate for itself. */
const FRESH_MS = 100

const list = promisify(execFile)

/** Memory of processes. A process that is not known, or has ended, uses 0 bytes. */
export class ProcessMemory {
  readonly #hasProc: boolean
  readonly #read = new Map<number, Read>()
  #listed = new Map<number, Listed>()
  #listing: Promise<void> | undefined
  #listedAt = -Infinity

  constructor(hasProc = process.platform === 'linux') {
    this.#hasProc = hasProc
  }

  /** Lists all processes anew. Without `ps`, as on Windows, none is known. */
  async refresh(): Promise<void> {
    this.#read.clear()
    this.#listing ??= this.#list().finally(() => {
      this.#listing = undefined
    })
    await this.#listing
  }

  /**
   * Bytes that no other process shares; where the system does not tell them apart, all of its bytes. May be as old as
   * `FRESH_MS`, elsewhere than on Linux as the last `refresh`.
   */
  of(pid: number): number {
    if (!this.#hasProc) return this.#listed.get(pid)?.bytes ?? 0
    const known = this.#read.get(pid)
    if (known && performance.now() - known.at < FRESH_MS) return known.bytes
    const bytes = privateBytes(pid)
    this.#read.set(pid, { bytes, at: performance.now() })
    return bytes
  }

  async now(pid: number): Promise<number> {
    if (this.#hasProc) return privateBytes(pid)
    if (performance.now() - this.#listedAt >= FRESH_MS) await this.refresh()
    return this.of(pid)
  }

  async #list(): Promise<void> {
    const { stdout } = await list('ps', COLUMNS).catch(() => ({ stdout: '' }))
    this.#listedAt = performance.now()
    this.#listed = new Map(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.trim().split(/\s+/).map(Number))
        .map(([pid = 0, parent = 0, kilobytes = 0]) => [pid, { parent, bytes: kilobytes * KB }]),
    )
  }

  /** All bytes of a process and of what it started, without `except` and what that started. */
  ofTree(root: number, except: number): number {
    const own = this.#listed.get(root)?.bytes ?? 0
    const children = [...this.#listed].filter(
      ([pid, { parent }]) => parent === root && pid !== except,
    )
    return children.reduce((total, [pid]) => total + this.ofTree(pid, except), own)
  }
}

const privateBytes = (pid: number): number => {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'latin1')
    return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * KB
  } catch {
    return 0
  }
}
