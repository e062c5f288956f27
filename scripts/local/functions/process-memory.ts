import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

interface Listed {
  readonly parent: number
  readonly bytes: number
}

const HAS_PROC = process.platform === 'linux'
const KB = 1024

const list = promisify(execFile)

/** Memory of processes. A process that is not known, or has ended, uses 0 bytes. */
export class ProcessMemory {
  #listed = new Map<number, Listed>()

  /** Lists all processes anew. Without `ps`, as on Windows, none is known. */
  async refresh(): Promise<void> {
    const { stdout } = await list('ps', ['-A', '-o', 'pid=,ppid=,rss=']).catch(() => ({
      stdout: '',
    }))
    this.#listed = new Map(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.trim().split(/\s+/).map(Number))
        .map(([pid = 0, parent = 0, kilobytes = 0]) => [pid, { parent, bytes: kilobytes * KB }]),
    )
  }

  /** Bytes that no other process shares; where the system does not tell them apart, all of its bytes. */
  of(pid: number): number {
    return HAS_PROC ? privateBytes(pid) : (this.#listed.get(pid)?.bytes ?? 0)
  }

  async now(pid: number): Promise<number> {
    if (!HAS_PROC) await this.refresh()
    return this.of(pid)
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
